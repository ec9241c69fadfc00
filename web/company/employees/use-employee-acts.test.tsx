import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { company } from '#shared/company/contract.ts'
import { people } from '#shared/people/contract.ts'
import { listed } from '#test/web/people/support.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { signedIn } from '#test/web/people/support.ts'
import { few, rows, show } from './employees.test-support.tsx'

/** Opens the menu of somebody and does what it offers. */
async function act(name: string, item: string) {
  await userEvent.click(page.getByRole('button', { name: `Műveletek: ${name}` }))
  await userEvent.click(page.getByRole('menuitem', { name: item }))
}
const items = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)
const question = page.getByRole('alertdialog')
const dora = listed('d', 'Tóth Dóra', { is_active: false, status: 'inactive' })

describe('P02 the employees are invited again, deactivated and deleted', () => {
  it('invites again whoever has not accepted, and takes an invitation back', async () => {
    show(few)
    answer(people.invitePeople, () => ({ data: [{ email: 'uj@kekto.example' }] }))
    answer(people.deletePerson, () => ({}))
    await act('uj@kekto.example', 'Meghívás újra')
    await expect.poll(told).toContain('Új meghívó elküldve: uj@kekto.example')
    await act('uj@kekto.example', 'Meghívó visszavonása')
    await userEvent.click(page.getByRole('button', { name: 'Meghívó visszavonása' }))
    await expect.poll(() => askedOf(people.deletePerson)).toEqual([{ path: { id: 'c' } }])
  })

  it('A05 T06 says what a deletion leads to before it is made, and the refusal in the words of the server', async () => {
    show([...few, listed('d', 'Tóth Dóra', { approver_ids: ['anna'] })])
    refuse(people.deletePerson, 403, 'Önmagadat nem törölheted.')
    await act('Kis Anna', 'Törlés a cégből')
    const dialog = page.getByRole('alertdialog', { name: 'Kis Anna törlése a cégből' })
    await expect.element(dialog).toMatchTextContent(/korábbi munkatársként megmaradnak/)
    await expect.element(dialog).toMatchTextContent(/1 munkatárs kérelméről ezután|Közülük 1 kérelméről ezután/)
    await userEvent.click(dialog.getByRole('button', { name: 'Törlés a cégből' }))
    await expect.poll(told).toContain('Önmagadat nem törölheted.')
  })

  it('T06 deactivates after a question, and activates at once', async () => {
    show([...few, dora])
    answer(people.deactivatePerson, () => ({}) as never)
    answer(people.activatePerson, () => ({}) as never)
    await act('Kis Anna', 'Inaktiválás')
    await userEvent.click(page.getByRole('button', { name: 'Inaktiválás' }))
    await expect.poll(told).toContain('Kis Anna inaktiválva')
    await act('Tóth Dóra', 'Aktiválás')
    await expect.poll(told).toContain('Tóth Dóra aktiválva')
  })

  it.each([
    ['uj@kekto.example', ['Meghívás újra', 'Meghívó visszavonása']],
    ['Kis Anna', ['Inaktiválás', 'Törlés a cégből']],
    ['Tóth Dóra', ['Aktiválás', 'Törlés a cégből']],
  ])('offers for %s what fits their state', async (name, offered) => {
    show([...few, dora])
    await userEvent.click(page.getByRole('button', { name: `Műveletek: ${name}` }))
    await expect.poll(items).toEqual(['Adatlap', 'Szabadságai', ...offered])
    await userEvent.keyboard('{Escape}')
  })

  describe('A05 what the server refuses is not offered', () => {
    const everybody = [
      listed('csilla', 'Kovács Csilla', { role: 2 }),
      listed('marta', 'Szűcs Márta', { role: 3 }),
      listed('pal', 'Vass Pál', { role: 3 }),
      listed('rita', 'Vass Rita', { role: 3, is_active: false, status: 'inactive' }),
    ]
    const offered = async (name: string) => {
      await userEvent.click(page.getByRole('button', { name: `Műveletek: ${name}` }))
      await expect.poll(() => items().length).toBeGreaterThan(1)
      const found = items().slice(2)
      await userEvent.keyboard('{Escape}')
      return found
    }

    it('to an administrator: neither themselves nor a superadmin', async () => {
      show(everybody)
      expect(await offered('Kovács Csilla')).toEqual([])
      expect(await offered('Szűcs Márta')).toEqual(['Csak főadminisztrátor változtathatja meg'])
      expect(await offered('Vass Rita')).toEqual(['Csak főadminisztrátor változtathatja meg'])
    })

    it('to a superadmin: neither themselves nor the owner, who hands over the company first', async () => {
      show(everybody)
      answer(people.showMe, () => ({ data: signedIn({ id: 'pal', role: 3 }) }))
      answer(company.showCompany, () => ({ data: { owner: 'marta' } as never }))
      await rows(4)
      expect(await offered('Vass Pál')).toEqual([])
      await expect.poll(() => offered('Szűcs Márta')).toEqual(['Tulajdonos: előbb át kell adnia a céget'])
      expect(await offered('Vass Rita')).toEqual(['Aktiválás', 'Törlés a cégből'])
      expect(await offered('Kovács Csilla')).toEqual(['Inaktiválás', 'Törlés a cégből'])
      await userEvent.click(page.getByRole('button', { name: 'Műveletek: Szűcs Márta' }))
      await expect
        .element(page.getByRole('menuitem', { name: /Tulajdonos/ }))
        .toHaveAttribute('href', '/company/administrators')
      await userEvent.keyboard('{Escape}')
    })
  })

  it('does nothing where the question is answered with no, the safe answer of which has the focus', async () => {
    show(few)
    await act('Kis Anna', 'Törlés a cégből')
    await expect.element(question.getByRole('button', { name: 'Mégse' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(question).not.toBeInTheDocument()
    await act('Kis Anna', 'Inaktiválás')
    await expect.element(question).toMatchTextContent(/bármikor újra aktiválható/)
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    expect([...askedOf(people.deletePerson), ...askedOf(people.deactivatePerson)]).toEqual([])
    expect(told()).toEqual([])
  })

  it('T06 tells apart whose requests somebody decides on with others and alone', async () => {
    const both = listed('e', 'Vas Ede', { approver_ids: ['anna', 'bela'] })
    show([...few, both])
    await act('Kis Anna', 'Inaktiválás')
    await expect.element(question).toMatchTextContent('1 munkatárs kérelméről dönt.')
    expect(question.element().textContent).not.toContain('Közülük')
    await userEvent.keyboard('{Escape}')
    await act('uj@kekto.example', 'Meghívó visszavonása')
    await expect.element(question).toMatchTextContent(/A link azonnal érvényét veszti/)
    expect(question.element().textContent).not.toContain('dönt')
    await userEvent.keyboard('{Escape}')
  })

  it('says why somebody could not be invited again, as the server does', async () => {
    show(few)
    const errors = ['Ez a felhasználó már ennél a cégnél van.']
    answer(people.invitePeople, () => ({ data: [{ email: 'uj@kekto.example', errors }] }))
    await act('uj@kekto.example', 'Meghívás újra')
    await expect.poll(told).toEqual(errors)
    expect(askedOf(people.invitePeople)).toEqual([{ body: { invites: [{ email: 'uj@kekto.example' }] } }])
  })

  it('T06 says why somebody could not be activated or deactivated', async () => {
    show([...few, dora])
    refuse(people.activatePerson, 409, 'Közben törölték.')
    await act('Tóth Dóra', 'Aktiválás')
    await expect.poll(told).toEqual(['Közben törölték.'])
    refuse(people.deactivatePerson, 403, 'Önmagadat nem inaktiválhatod.')
    await act('Kis Anna', 'Inaktiválás')
    await userEvent.click(question.getByRole('button', { name: 'Inaktiválás' }))
    await expect.poll(told).toContain('Önmagadat nem inaktiválhatod.')
    expect(told().join()).not.toMatch(/aktiválva/)
  })
})
