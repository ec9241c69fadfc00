/** The person whom an id of a path names; `me` is the actor. */
export const idOf = ({ user }: { user: string }, id: string): string => (id === 'me' ? user : id)
