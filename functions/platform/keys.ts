/** The keys that authorisation shares with the features that own the kinds. */
export const companyPartition = (company: string) => `COMPANY#${company}`
export const accountPartition = (account: string) => `ACCOUNT#${account}`

export const emailPartition = (email: string) => `EMAIL#${email}`

/** Leave and employment of a member share a partition, so that one query reads them. */
export const memberPartition = (whose: { company: string; member: string }) =>
  `COMPANY#${whose.company}#MEMBER#${whose.member}`

export const accountKey = (account: { id: string }) => ({ pk: accountPartition(account.id), sk: 'ACCOUNT' })
export const sessionKey = (session: { account: string; id: string }) => ({
  pk: accountPartition(session.account),
  sk: `SESSION#${session.id}`,
})
export const confirmationKey = (session: { account: string; session: string }) => ({
  pk: accountPartition(session.account),
  sk: `CONFIRMED#${session.session}`,
})
export const secondFactorsKey = (whose: { account: string }) => ({
  pk: accountPartition(whose.account),
  sk: 'SECOND_FACTORS',
})
/** All who run the service, and the templates of what they may do, which authorisation reads with them. */
export const operatorsPartition = 'OPERATORS'
export const operatorKey = (whose: { account: string }) => ({
  pk: operatorsPartition,
  sk: `OPERATOR#${whose.account}`,
})
export const permissionTemplatesKey = () => ({ pk: operatorsPartition, sk: 'TEMPLATES' })
export const companyKey = (company: { id: string }) => ({ pk: companyPartition(company.id), sk: 'COMPANY' })
export const memberKey = (member: { company: string; id: string }) => ({
  pk: companyPartition(member.company),
  sk: `MEMBER#${member.id}`,
})

/** Where it lies which company a Slack workspace is connected with, which an erasure finds by the connection. */
export const slackWorkspaceKey = ({ team }: { team: string }) => ({ pk: `SLACK_TEAM#${team}`, sk: 'SLACK_TEAM' })

/** Where users of Slack are, in the company and in the index by the members who have said that they are them. */
export const slackUserPrefix = 'SLACK_USER#'

/** Where a person's leave account is: right behind the books, so that one query reads it before them. */
export const leaveAccountKey = (whose: { company: string; member: string }) => ({
  pk: memberPartition(whose),
  sk: 'BOOKS',
})

/** The bounds of the sort keys after those of an id, or of all; `$` follows `#`, which ends an id, and `~` follows every letter. */
export const beyond = (prefix: string, id: string | undefined) =>
  [id === undefined ? `${prefix}0` : `${prefix}${id}$`, `${prefix}~`] as const
