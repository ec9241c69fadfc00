/** A statement of a policy that allows something. */
export interface Permission {
  Action: string[]
  Resource: string[]
  Condition?: object
}

/** A policy document of statements that allow unless they have an effect of their own. */
export const policy = (statements: object[]) => ({
  Version: '2012-10-17',
  Statement: statements.map(statement => ({ Effect: 'Allow', ...statement })),
})

/** Denies every access without TLS. */
export const denyWithoutTls = (action: string, resources: string[]) => ({
  Effect: 'Deny',
  Principal: '*',
  Action: [action],
  Resource: resources,
  Condition: { Bool: { 'aws:SecureTransport': 'false' } },
})
