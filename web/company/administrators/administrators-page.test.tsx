import { mutate } from 'swr'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { ApiError } from '#shared/contract/client.ts'
import { roles } from '#shared/contract/role.ts'
import { listGroups } from '#shared/company/contract/list-groups.ts'
import { people } from '#shared/people/contract.ts'
import { handOverCompany } from '#shared/people/contract/hand-over-company.ts'
import { listAdministrators, type Administrator } from '#shared/people/contract/list-administrators.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { listed, signedIn } from '#test/web/people/support.ts'
import { factorsAre, unconfirmed } from '#web/account/second-factor/second-factor.test-support.ts'
import { useIdentity } from '#web/account/second-factor/use-identity.tsx'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { keyOf } from '#web/api/use-api.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { userIn } from '../people.test-support.ts'
import { AdministratorsPage } from './administrators-page.tsx'

const marta: Administrator = {
  id: 'marta',
  first_name: 'Márta',
  last_name: 'Szűcs',
  avatar: null,
  email: 'marta@kekto.example',
  role: 3,
  is_owner: true,
  has_second_factor: true,
}
const csilla: Administrator = {
  ...marta,
  id: 'csilla',
  first_name: 'Csilla',
  last_name: 'Kovács',
  email: 'csilla@kekto.example',
  role: 2,
  is_owner: false,
  has_second_factor: false,
}

beforeEach(() => {
  answer(listAdministrators, () => ({ data: [csilla, marta] }))
  answer(listGroups, () => ({ data: [] }))
  answer(people.listPeople, () => ({ data: [listed('anna', 'Kis Anna')] }))
  answer(people.changeRole, () => ({ data: {} as never }))
})

/** The reader, whose identity is confirmed at once. */
async function shownTo(reader: Administrator) {
  answer(people.showMe, () => ({ data: signedIn({ id: reader.id, role: reader.role }) }))
  showFresh(<AdministratorsPage confirmed={act => act()} />)
  await expect.element(page.getByRole('row', { name: /Szűcs Márta/ })).toBeVisible()
}

const question = page.getByRole('alertdialog')
const open = (name: string) => userEvent.click(page.getByRole('button', { name: new RegExp(`${name}$`) }))
const choose = (name: string) => userEvent.click(page.getByRole('menuitem', { name }))
async function pick(name: string) {
  await userEvent.fill(page.getByRole('combobox'), name)
  await userEvent.click(page.getByRole('option', { name }))
  await userEvent.keyboard('{Escape}')
}
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

describe('the administrators', () => {
  it('R19 A07 are listed with what they may do, superadmins first', async () => {
    await shownTo(csilla)
    await expect.element(page.getByRole('heading', { level: 1, name: 'Adminisztrátorok' })).toBeVisible()
    const rows = page.getByRole('row').elements().slice(1)
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Szűcs Mártamarta@kekto\.example · a cég tulajdonosaFőadminisztrátor.*Bekapcsolva/),
      expect.stringMatching(/Kovács Csillacsilla@kekto\.example · teAdminisztrátor.*Nincs/),
    ])
    expect(await axeOfElement()).toEqual([])
  })

  it('A05 leave superadmins alone who are none themselves', async () => {
    await shownTo(csilla)
    const rows = page.getByRole('row')
    await expect.element(rows.nth(2).getByRole('button')).toBeVisible()
    await expect.element(rows.nth(1).getByRole('button')).not.toBeInTheDocument()
  })

  it('A05 keep the last superadmin, and say why beside the role', async () => {
    await shownTo(marta)
    const row = page.getByRole('row', { name: /Szűcs Márta/ })
    await expect.element(row.getByText('Egy főadminisztrátornak maradnia kell')).toBeVisible()
    await expect.element(row.getByRole('button')).not.toBeInTheDocument()
    await expect.element(page.getByText('Egy főadminisztrátornak maradnia kell').nth(1)).not.toBeInTheDocument()
  })

  it('A05 A07 keep the owner, and say that the company has to be handed over first', async () => {
    answer(listAdministrators, () => ({ data: [{ ...csilla, role: roles.superadmin }, marta] }))
    await shownTo({ ...csilla, role: roles.superadmin })
    const row = page.getByRole('row', { name: /Szűcs Márta/ })
    await expect.element(row.getByText('Előbb át kell adnia a céget')).toBeVisible()
    await expect.element(row.getByRole('button')).not.toBeInTheDocument()
  })

  it('A05 may all be demoted but the owner while there is more than one superadmin', async () => {
    answer(listAdministrators, () => ({ data: [{ ...csilla, role: roles.superadmin }, marta] }))
    await shownTo(marta)
    await expect.element(page.getByText('Egy főadminisztrátornak maradnia kell')).not.toBeInTheDocument()
    await open('Kovács Csilla')
    await choose('Legyen adminisztrátor')
    await expect.element(question).toMatchTextContent(/Adminisztrátor lesz: Kovács Csilla/)
    await userEvent.click(question.getByRole('button', { name: 'Legyen adminisztrátor' }))
    await expect.poll(told).toEqual(['Kovács Csilla új szerepköre: Adminisztrátor'])
    expect(askedOf(people.changeRole)).toEqual([{ path: { id: 'csilla' }, body: { role: 2 } }])
  })

  it('A07 are told that it is they themselves who lose access, and stay where they think better of it', async () => {
    await shownTo(csilla)
    await open('Kovács Csilla')
    await choose('Adminisztrátori szerep visszavonása')
    await expect.element(question).toMatchTextContent(/Te magad veszted el a hozzáférést ehhez az oldalhoz\./)
    await expect.element(question).not.toMatchTextContent(/Azonnal elveszti/)
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    expect(askedOf(people.changeRole)).toEqual([])
  })

  it('A05 are told in the server’s words that somebody else has just demoted the other superadmin', async () => {
    answer(listAdministrators, () => ({
      data: [
        { ...csilla, role: roles.superadmin },
        { ...marta, is_owner: false },
      ],
    }))
    const kept = 'Egy főadminisztrátornak maradnia kell. Előbb nevezz ki másikat.'
    refuse(people.changeRole, 409, kept)
    await shownTo(marta)
    await open('Kovács Csilla')
    await choose('Adminisztrátori szerep visszavonása')
    answer(listAdministrators, () => ({ data: [csilla, marta] }))
    await userEvent.click(question.getByRole('button', { name: 'Adminisztrátori szerep visszavonása' }))
    await expect.poll(told).toEqual([kept])
    await expect.element(page.getByText('Egy főadminisztrátornak maradnia kell', { exact: true })).toBeVisible()
  })

  it('A07 are demoted after it was said what they lose', async () => {
    await shownTo(marta)
    await open('Kovács Csilla')
    await choose('Adminisztrátori szerep visszavonása')
    await expect.element(question).toMatchTextContent(/Azonnal elveszti a hozzáférést/)
    expect(await axeOfElement(question.element())).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Adminisztrátori szerep visszavonása' }))
    await expect.poll(told).toEqual(['Kovács Csilla új szerepköre: munkatárs'])
    expect(askedOf(people.changeRole)).toEqual([{ path: { id: 'csilla' }, body: { role: 1 } }])
  })

  it('A05 are told in the server’s words what they may not do', async () => {
    refuse(people.changeRole, 403, 'Nincs jogosultságod módosítani ezt a munkatársat')
    await shownTo(marta)
    await open('Kovács Csilla')
    await choose('Legyen főadminisztrátor')
    await userEvent.click(question.getByRole('button', { name: 'Legyen főadminisztrátor' }))
    await expect.poll(told).toEqual(['Nincs jogosultságod módosítani ezt a munkatársat'])
  })

  it('A07 are added from the employees', async () => {
    await shownTo(csilla)
    await pick('Kis Anna')
    await press('Felvétel')
    await expect.element(question).toMatchTextContent(/Adminisztrátor lesz: Kis Anna/)
    await userEvent.click(question.getByRole('button', { name: 'Legyen adminisztrátor' }))
    await expect.poll(told).toEqual(['Kis Anna új szerepköre: Adminisztrátor'])
    expect(askedOf(people.changeRole)).toEqual([{ path: { id: 'anna' }, body: { role: 2 } }])
  })

  it('R19 hand over the company after a question', async () => {
    answer(handOverCompany, () => ({}))
    await shownTo(marta)
    await open('Kovács Csilla')
    await choose('A cég átadása…')
    await expect.element(question).toMatchTextContent(/Te főadminisztrátor maradsz/)
    await userEvent.click(question.getByRole('button', { name: 'Átadás' }))
    await expect.poll(told).toEqual(['A cég új tulajdonosa: Kovács Csilla'])
    expect(askedOf(handOverCompany)).toEqual([{ body: { user_id: 'csilla' } }])
  })

  it('A05 may be promoted to superadmin only by one', async () => {
    await shownTo(csilla)
    await userEvent.click(page.getByRole('button', { name: /Milyen szerepkörben\?/ }))
    await expect.element(page.getByRole('option', { name: 'Adminisztrátor' })).toBeVisible()
    await expect.element(page.getByRole('option', { name: 'Főadminisztrátor' })).not.toBeInTheDocument()
  })

  it('A07 take at least one employee to add, and are not said to be optional', async () => {
    answer(people.listPeople, () => ({
      data: [
        listed('anna', 'Kis Anna'),
        listed('csilla', 'Kovács Csilla'),
        listed('gone', 'Volt Vilmos', { is_active: false }),
      ],
    }))
    await shownTo(marta)
    await expect.element(page.getByRole('button', { name: 'Felvétel' })).toBeDisabled()
    const who = page.getByRole('combobox', { name: /Kik legyenek adminisztrátorok\?/ })
    await expect.element(who).toHaveAttribute('aria-required', 'true')
    await expect.element(page.getByText('(nem kötelező)')).not.toBeInTheDocument()
    await userEvent.click(who)
    await expect.element(page.getByRole('option', { name: 'Kis Anna' })).toBeVisible()
    expect(page.getByRole('option').elements().length).toBe(1)
  })

  it('A07 are added as superadmins, one after the other, as far as the server lets them', async () => {
    answer(people.listPeople, () => ({ data: [listed('anna', 'Kis Anna'), listed('bela', 'Nagy Béla')] }))
    answer(people.changeRole, ({ path: { id } }) => {
      if (id === 'bela') throw new ApiError(403, { success: 0, code: 'forbidden', message: 'Béla közben kilépett' })
      return { data: {} as never }
    })
    await shownTo(marta)
    await pick('Kis Anna')
    await pick('Nagy Béla')
    await userEvent.click(page.getByRole('button', { name: /Milyen szerepkörben\?/ }))
    await userEvent.click(page.getByRole('option', { name: 'Főadminisztrátor' }))
    await press('Felvétel')
    await expect.element(question).toMatchTextContent(/Főadminisztrátor lesz: Kis Anna, Nagy Béla.*törölheti a céget/)
    await userEvent.click(question.getByRole('button', { name: 'Legyen főadminisztrátor' }))
    await expect
      .poll(() => told().toSorted())
      .toEqual(['Béla közben kilépett', 'Kis Anna új szerepköre: Főadminisztrátor'])
    expect(askedOf(people.changeRole)).toEqual([
      { path: { id: 'anna' }, body: { role: 3 } },
      { path: { id: 'bela' }, body: { role: 3 } },
    ])
    await expect.element(page.getByRole('row', { name: 'Nagy Béla' })).toBeVisible()
  })

  it('A07 are not added from those who were deactivated since they were chosen', async () => {
    await shownTo(marta)
    await pick('Kis Anna')
    await expect.element(page.getByRole('button', { name: 'Felvétel' })).toBeEnabled()
    answer(people.listPeople, () => ({ data: [listed('anna', 'Kis Anna', { is_active: false })] }))
    await mutate(keyOf(people.listPeople))
    await expect.element(page.getByRole('button', { name: 'Felvétel' })).toBeDisabled()
    expect(askedOf(people.changeRole)).toEqual([])
  })

  it('say that they could not be loaded', async () => {
    refuse(listAdministrators, 500, 'Hiba történt')
    answer(people.showMe, () => ({ data: userIn({ role: 2 }) }))
    showFresh(<AdministratorsPage confirmed={act => act()} />)
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Az adminisztrátorokat nem sikerült betölteni\./)
    answer(listAdministrators, () => ({ data: [marta] }))
    await press('Újratöltés')
    await expect.element(page.getByRole('row', { name: /Szűcs Márta/ })).toBeVisible()
  })
})

describe('the company that changes hands', () => {
  /** As the page is reached: where an identity is not confirmed, it is asked for first. */
  function Administrators() {
    const { confirmed, dialog } = useIdentity()
    return (
      <>
        <AdministratorsPage confirmed={confirmed} />
        {dialog}
      </>
    )
  }

  async function handedToCsilla() {
    answer(people.showMe, () => ({ data: signedIn({ id: 'marta', role: 3 }) }))
    factorsAre({})
    showFresh(<Administrators />)
    await open('Kovács Csilla')
    await choose('A cég átadása…')
    await userEvent.click(question.getByRole('button', { name: 'Átadás' }))
  }

  it('A07 asks for the identity first, and then goes on by itself', async () => {
    let isConfirmed = false
    answer(handOverCompany, () => {
      if (!isConfirmed) throw unconfirmed()
      return {}
    })
    answer(confirmIdentity, () => {
      isConfirmed = true
      return { data: { confirmed_until: 0 } }
    })
    await handedToCsilla()
    const identity = page.getByRole('dialog', { name: 'Erősítsd meg, hogy te vagy az' })
    await expect.element(identity).toBeVisible()
    expect(told()).toEqual([])
    expect(await axeOfElement(identity.element())).toEqual([])
    await userEvent.fill(identity.getByLabelText(/^Jelszó/).first(), 'Szabi2026')
    await userEvent.click(identity.getByRole('button', { name: 'Megerősítés' }))
    await expect.poll(told).toEqual(['A cég új tulajdonosa: Kovács Csilla'])
    expect(askedOf(handOverCompany)).toEqual([{ body: { user_id: 'csilla' } }, { body: { user_id: 'csilla' } }])
  })

  it('A07 stays where it is, without a word, where the identity is not confirmed', async () => {
    answer(handOverCompany, () => {
      throw unconfirmed()
    })
    await handedToCsilla()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    expect(told()).toEqual([])
    expect(askedOf(handOverCompany).length).toBe(1)
  })

  it('A05 is refused in the sentence about whom it was to be handed to', async () => {
    refuse(handOverCompany, 422, 'Nézd át', { user_id: ['Csak aktív munkatárs lehet a cég tulajdonosa.'] })
    await handedToCsilla()
    await expect.poll(told).toEqual(['Csak aktív munkatárs lehet a cég tulajdonosa.'])
  })

  it('A07 is taken over by a superadmin whose company has no owner any more', async () => {
    answer(handOverCompany, () => ({}))
    answer(listAdministrators, () => ({ data: [csilla, { ...marta, is_owner: false }] }))
    await shownTo({ ...marta, is_owner: false })
    await open('Szűcs Márta')
    await choose('A cég átadása…')
    await expect.element(question).toMatchTextContent(/Te leszel a cég tulajdonosa/)
    await expect.element(question).not.toMatchTextContent(/Te főadminisztrátor maradsz/)
    await userEvent.click(question.getByRole('button', { name: 'Átadás' }))
    await expect.poll(() => askedOf(handOverCompany)).toEqual([{ body: { user_id: 'marta' } }])
  })
})
