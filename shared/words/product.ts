/** The product's name, for every sentence, page and email that is put together by code. */
export const productName = 'Szabi'
