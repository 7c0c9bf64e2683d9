mkdir dist
cp quick.test.ts dist/built.test.ts
