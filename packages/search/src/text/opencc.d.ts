/** Pairs of a traditional character and its simplified forms: `來 来|乾 干 乾|…`. */
declare module 'opencc-js/dict/TSCharacters' {
  const characters: string;
  export default characters;
}
