import type { LeaveRequest } from '#shared/leave/model.ts'
import type { DocumentView } from '#shared/leave/view/document-view.ts'
import { documentView, peopleOfDocument } from './document-view.ts'
import { peopleOf } from './named-people.ts'

/** The documents of a request in a reply, with the names of the people in them. */
export async function documentsInReply({ company, documents = [] }: LeaveRequest): Promise<DocumentView[]> {
  const people = await peopleOf(company, documents.flatMap(peopleOfDocument))
  return documents.map(document => documentView(document, people))
}
