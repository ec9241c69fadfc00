import { draftsIn } from './drafts.ts'

// Looked up at each use: a page is also written in advance, where there is no such storage.
export const drafts = draftsIn({
  getItem: name => sessionStorage.getItem(name),
  setItem: (name, text) => sessionStorage.setItem(name, text),
  removeItem: name => sessionStorage.removeItem(name),
})
