import { useIdentity } from '#web/account/second-factor/use-identity.tsx'
import { UserGroupPage } from '#web/backoffice/user-groups/user-group-page.tsx'

/** One user group; who writes to it confirms their identity. */
export function UserGroupArea() {
  const { confirmed, dialog } = useIdentity()
  return (
    <>
      <UserGroupPage confirmed={confirmed} />
      {dialog}
    </>
  )
}
