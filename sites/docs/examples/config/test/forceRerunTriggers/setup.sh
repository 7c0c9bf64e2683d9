git init -q
git config user.name docs
git config user.email docs@example.com
echo node_modules > .gitignore
git add .
git commit -qm 'first'
echo '[110, 80]' > fixtures/prices.json
