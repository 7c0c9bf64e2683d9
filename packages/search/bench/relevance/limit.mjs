/** Maximum number of pages to consider, which is how many the search panel shows. */
export const LIMIT = 7;
