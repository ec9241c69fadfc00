/**
 * Who may call an endpoint: `anyone`; `account`: signed in; `member`: an active member of the selected company; `admin`: an
 * administrator or superadmin of it; `superadmin`. Finer permissions are decided by the rules of each feature.
 */
export type Access = 'anyone' | 'account' | 'member' | 'admin' | 'superadmin' | `operator:${string}.${'read' | 'write'}`
