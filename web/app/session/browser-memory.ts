import i18next from 'i18next'
import { rememberedIn, type Reader } from './remembered.ts'

// Looked up at each use: storage may be forbidden.
export const remembered = rememberedIn(
  {
    getItem: name => localStorage.getItem(name),
    setItem: (name, text) => localStorage.setItem(name, text),
    removeItem: name => localStorage.removeItem(name),
  },
  Date.now,
)

/** Somebody who reads this page as it is: in its language, and in the release that its document names. */
export const readerOf = (account: string): Reader => ({
  account,
  language: i18next.language,
  release: document.documentElement.dataset.release ?? '',
})
