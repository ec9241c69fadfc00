import { bringWords, type Shelf } from './words.ts'

const words: Shelf = {
  hu: () => import('#web/leave/request/request-words-hu.ts'),
  en: () => import('#web/leave/request/request-words-en.ts'),
}

/** What is opened for a request, with its words. */
export async function bringRequestModal() {
  const [modal] = await Promise.all([import('#web/leave/request/request-modal.tsx'), bringWords(words)])
  return modal
}
