import { useIdentity } from '#web/account/second-factor/use-identity.tsx'
import { UserPage } from '#web/backoffice/users/user-page.tsx'

/** One account; what is done to it takes a confirmed identity. */
export function UserArea() {
  const { confirmed, dialog } = useIdentity()
  return (
    <>
      <UserPage confirmed={confirmed} />
      {dialog}
    </>
  )
}
