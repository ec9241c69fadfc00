/** The keys that every call reads before anything else; their kinds belong to the features above. */
export const companyPartition = (company: string) => `COMPANY#${company}`
export const accountPartition = (account: string) => `ACCOUNT#${account}`

/** All that concerns one person's leave and employment lies in one partition, so that it is read and changed as one. */
export const memberPartition = (whose: { company: string; member: string }) =>
  `COMPANY#${whose.company}#MEMBER#${whose.member}`

export const sessionKey = (session: { account: string; id: string }) => ({
  pk: accountPartition(session.account),
  sk: `SESSION#${session.id}`,
})
export const companyKey = (company: { id: string }) => ({ pk: companyPartition(company.id), sk: 'COMPANY' })
export const memberKey = (member: { company: string; id: string }) => ({
  pk: companyPartition(member.company),
  sk: `MEMBER#${member.id}`,
})
