import { seal, unseal } from '#functions/platform/seal.ts'

const ownerOf = (company: string) => `slack ${company}`

/** A workspace's token in the form in which it is kept, bound to its company. */
export const sealToken = (token: string, company: string) => seal(token, ownerOf(company))

export const tokenOf = ({ token, company }: { token: string; company: string }) => unseal(token, ownerOf(company))
