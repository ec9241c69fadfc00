interface Whose {
  company: string
  member: string
}

export const keptFolder = ({ company, member }: Whose) => `documents/kept/${company}/${member}/`
export const uploadFolder = ({ company, member }: Whose) => `documents/unchecked/${company}/${member}/`

/** The key of a document that is attached to a request of a person, under an id that nobody can guess. */
export const documentKey = (whose: Whose & { id: string }) => keptFolder(whose) + whose.id

/** The key of what somebody has uploaded and not attached yet; nobody else's membership leads to it, and the bucket deletes it after a day. */
export const documentUploadKey = (by: { company: string; user: string }, upload: string) =>
  uploadFolder({ company: by.company, member: by.user }) + upload
