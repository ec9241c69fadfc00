/**
 * Who may knock: `anyone`; `account`: signed in; `member`: signed in and an active member of the selected company;
 * `admin`: an administrator or superadmin; `superadmin`: one of these. Finer rules are functions of the trade that take the actor.
 */
export type Access = 'anyone' | 'account' | 'member' | 'admin' | 'superadmin' | `operator:${string}.${'read' | 'write'}`
