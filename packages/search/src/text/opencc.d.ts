/** Pairs of a traditional character and its simplified forms: `來 来|乾 干 乾|…`. */
declare module 'opencc-js/dict/TSCharacters' {
  const characters: string;
  export default characters;
}

/** Regional vocabulary of Taiwan, each with the words used in mainland China, in traditional characters: `專案 項目|…`. */
declare module 'opencc-js/dict/TWPhrasesRev' {
  const phrases: string;
  export default phrases;
}
