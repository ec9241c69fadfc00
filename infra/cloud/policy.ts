/** A policy that allows these statements, but for one that says otherwise itself. */
export const policy = (statements: object[]) => ({
  Version: '2012-10-17',
  Statement: statements.map(statement => ({ Effect: 'Allow', ...statement })),
})

/** Refuses everybody who does not come by TLS. */
export const onlyEncrypted = (action: string, resources: string[]) => ({
  Effect: 'Deny',
  Principal: '*',
  Action: [action],
  Resource: resources,
  Condition: { Bool: { 'aws:SecureTransport': 'false' } },
})
