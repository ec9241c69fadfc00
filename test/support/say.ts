import { sayFrom } from '#shared/words/say.ts'
import { wordLists } from '#shared/words/word-lists.ts'

/** Puts any sentence of the product into words, also those of pages. */
export const say = sayFrom(wordLists)
