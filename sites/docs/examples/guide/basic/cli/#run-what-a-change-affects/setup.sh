git init -q
git config user.name docs
git config user.email docs@example.com
echo node_modules > .gitignore
git add .
git commit -qm 'first'
echo '// changed' >> src/price.ts
git commit -qam 'second'
echo '// changed again' >> src/price.ts
