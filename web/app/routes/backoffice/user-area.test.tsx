import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { deactivateUser } from '#shared/backoffice/contract/users/deactivate-user.ts'
import { factorsAre, unconfirmed } from '#web/account/second-factor/second-factor.test-support.ts'
import { answer, askedOf, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { operatorIn } from '#web/backoffice/backoffice.test-support.ts'
import { AreaParams } from '#web/backoffice/frame/area-params.ts'
import { userIs } from '#web/backoffice/users/users.test-support.ts'
import { UserArea } from './user-area.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeEach(() => {
  operatorIn()
  factorsAre({})
  userIs()
})

/** The page, on which the account is being deactivated. */
async function deactivating() {
  showFresh(
    <AreaParams value={{ id: 'anna' }}>
      <UserArea />
    </AreaParams>,
  )
  await userEvent.click(button('Inaktiválás'))
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Inaktiválás' }))
}

describe('O02 what is done to an account', () => {
  it('asks who the operator is where that is not confirmed, and is done then', async () => {
    let isConfirmed = false
    answer(deactivateUser, () => {
      if (!isConfirmed) throw unconfirmed()
      return {}
    })
    answer(confirmIdentity, () => {
      isConfirmed = true
      return { data: { confirmed_until: 4_000_000_000 } }
    })
    await deactivating()
    const dialog = page.getByRole('dialog')
    await userEvent.fill(dialog.getByLabelText(/Jelszó/).first(), 'Szabi2026')
    await userEvent.keyboard('{Enter}')
    await expect.poll(told).toEqual(['Inaktiválva: anna@kekto.example'])
    expect(askedOf(deactivateUser)).toHaveLength(2)
  })

  it('is left undone where the operator closes the question', async () => {
    answer(deactivateUser, () => {
      throw unconfirmed()
    })
    await deactivating()
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Mégse' }))
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([])
    expect([told(), askedOf(deactivateUser).length]).toEqual([[], 1])
  })
})
