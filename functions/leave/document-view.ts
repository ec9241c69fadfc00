import { isKept } from '#shared/leave/document/documents.ts'
import type { RequestDocument } from '#shared/leave/document/request-document.ts'
import type { DocumentView } from '#shared/leave/view/document-view.ts'
import { briefPerson } from './brief-person.ts'
import type { People } from './named-people.ts'

/** Those whom a reply about a document names. */
export const peopleOfDocument = (document: RequestDocument): string[] =>
  isKept(document) || document.erased.by === null ? [document.by] : [document.by, document.erased.by]

/** A document in replies; what is erased has nothing but when, and by whom. */
export function documentView(document: RequestDocument, people: People): DocumentView {
  const { id, at } = document
  const attached = { id, at, by: briefPerson(document.by, people) }
  if (isKept(document)) {
    const { name, type, size } = document
    return { ...attached, file: { name, type, size }, erased: null }
  }
  const { erased } = document
  return {
    ...attached,
    file: null,
    erased: { at: erased.at, by: erased.by === null ? null : briefPerson(erased.by, people) },
  }
}
