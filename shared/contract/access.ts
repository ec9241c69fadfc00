/**
 * Who may knock: `anyone`; `account`: signed in; `member`: signed in and an active member of the selected company;
 * `admin`: a member with role 2 or 3; `superadmin`: role 3. Finer rules are functions of the trade that take the actor.
 */
export type Access = 'anyone' | 'account' | 'member' | 'admin' | 'superadmin' | `operator:${string}.${'read' | 'write'}`
