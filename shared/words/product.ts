/** The name of the product; it stands here and nowhere else. */
export const productName = 'Szabi'
