import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mutate } from 'swr'
import { ApiError } from '#shared/contract/client.ts'
import { people } from '#shared/people/contract.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { kept } from '#web/api/drafts/drafts.test-support.ts'
import { answer, answerLater, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { keyOf } from '#web/api/use-api.ts'
import { userIn } from '../people.test-support.ts'
import { few, show } from './employees.test-support.tsx'

const field = page.getByRole('textbox', { name: /E-mail-címek/ })
const dialog = page.getByRole('dialog', { name: 'Munkatársak meghívása' })
const question = page.getByRole('alertdialog')
const press = (name: string | RegExp) => userEvent.click(dialog.getByRole('button', { name }))
const invitations = () => [...kept.keys()].filter(name => name.endsWith('.invitations'))

beforeEach(async () => {
  show(few)
  answer(people.invitePeople, ({ body }) => ({ data: body.invites.map(({ email }) => ({ email })) }))
  await userEvent.click(page.getByRole('button', { name: 'Meghívás', exact: true }))
  await expect.element(field).toHaveFocus()
})

describe('P02 the invitation of employees', () => {
  it('invites the good addresses of a paste, and keeps the wrong ones with their reasons', async () => {
    answer(people.invitePeople, ({ body }) => ({
      data: body.invites.map(({ email }) =>
        email.startsWith('anna') ? { email, errors: ['Ez a munkatárs már ennél a cégnél van.'] } : { email },
      ),
    }))
    await userEvent.fill(field, 'Új Emese <emese@kekto.example>; anna@kekto.example, rossz@cím')
    await userEvent.click(page.getByRole('button', { name: '2 meghívó küldése' }))
    await expect.element(field).toHaveValue('rossz@cím\nanna@kekto.example')
    await expect.element(page.getByText(/anna@kekto.example: Ez a munkatárs már ennél a cégnél van\./)).toBeVisible()
    await expect.element(page.getByText(/rossz@cím: ez nem e-mail-cím\./)).toBeVisible()
    expect(askedOf(people.invitePeople)).toEqual([
      {
        body: {
          invites: [
            { email: 'emese@kekto.example', role: 1 },
            { email: 'anna@kekto.example', role: 1 },
          ],
        },
      },
    ])
    expect(await axeOfElement()).toEqual([])
  })

  it('asks for an address before anything is sent', async () => {
    await press('Meghívás')
    await expect.element(dialog.getByText('Adj meg legalább egy e-mail-címet.')).toBeVisible()
    await expect.element(field).toHaveFocus()
    expect(askedOf(people.invitePeople)).toEqual([])
  })

  it('says that somebody is in the company already in the words of the server, and closes once all went', async () => {
    const sentence = 'Ez a felhasználó már ennél a cégnél van.'
    answer(people.invitePeople, ({ body }) => ({
      data: body.invites.map(({ email }) => ({ email, ...(email === 'anna@kekto.example' && { errors: [sentence] }) })),
    }))
    await userEvent.fill(field, 'anna@kekto.example')
    await press('1 meghívó küldése')
    await expect.element(dialog.getByText(`anna@kekto.example: ${sentence}`)).toBeVisible()
    expect(told()).toEqual([])
    await userEvent.fill(field, 'emese@kekto.example')
    await press('1 meghívó küldése')
    await expect.poll(told).toEqual(['1 meghívó elküldve'])
    await expect.element(dialog).not.toBeInTheDocument()
    expect(invitations()).toEqual([])
  })

  it('invites them in the chosen role', async () => {
    await userEvent.fill(field, 'emese@kekto.example')
    await press(/Szerepkör/)
    await userEvent.click(page.getByRole('option', { name: 'Adminisztrátor' }))
    await press('1 meghívó küldése')
    await expect
      .poll(() => askedOf(people.invitePeople))
      .toEqual([{ body: { invites: [{ email: 'emese@kekto.example', role: 2 }] } }])
  })

  it('keeps only those who were not sent one yet where the connection is lost on the way', async () => {
    const all = Array.from({ length: 52 }, (_, n) => `p${n}@kekto.example`)
    answer(people.invitePeople, ({ body }) => {
      if (body.invites.length < 50) throw new ApiError(0, { success: 0, code: 'network', message: 'Nincs hálózat.' })
      return { data: body.invites.map(({ email }) => ({ email })) }
    })
    await userEvent.fill(field, `${all.join('\n')}\nrossz@`)
    await press('52 meghívó küldése')
    await expect.element(field).toHaveValue('rossz@\np50@kekto.example\np51@kekto.example')
    await expect.poll(told).toContain('50 meghívó elküldve')
    await expect.element(dialog.getByRole('alert')).toBeVisible()
  })

  it('keeps every address where nothing went', async () => {
    refuse(people.invitePeople, 429, 'Mára elfogytak a meghívók.')
    await userEvent.fill(field, 'emese@kekto.example, dani@kekto.example')
    await press('2 meghívó küldése')
    await expect.element(dialog.getByText(/Mára elfogytak a meghívók\./)).toBeVisible()
    await expect.element(field).toHaveValue('emese@kekto.example, dani@kekto.example')
  })

  it('sends nothing twice while it is on its way', async () => {
    const reply = answerLater(people.invitePeople)
    await userEvent.fill(field, 'emese@kekto.example')
    await press(/1 meghívó küldése/)
    await userEvent.keyboard('{Enter}')
    reply.resolve({ data: [{ email: 'emese@kekto.example' }] })
    await expect.element(dialog).not.toBeInTheDocument()
    expect(askedOf(people.invitePeople)).toHaveLength(1)
  })

  it('closes at once where nothing is typed, and asks before what is typed is lost, by every way out', async () => {
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('button', { name: 'Meghívás', exact: true }))
    await userEvent.fill(field, 'emese@kekto.example')
    const back = question.getByRole('button', { name: 'Vissza az űrlaphoz' })
    const ways = [
      () => userEvent.keyboard('{Escape}'),
      () => press('Bezárás'),
      () => press('Mégse'),
      () => userEvent.click(document.querySelector('[data-dialog]')!, { position: { x: 5, y: 5 } }),
    ]
    for (const way of ways) {
      await way()
      await expect.element(back).toHaveFocus()
      await userEvent.keyboard('{Escape}')
      await expect.element(question).not.toBeInTheDocument()
      await expect.element(field).toHaveValue('emese@kekto.example')
    }
    await press('Mégse')
    await userEvent.click(question.getByRole('button', { name: 'Elvetés' }))
    await expect.element(dialog).not.toBeInTheDocument()
    expect(invitations()).toEqual([])
  })

  it('says that invitations wait as long as the own address is not confirmed', async () => {
    const wait = dialog.getByText(/Elküldjük, amint megerősíted az e-mail-címedet\./)
    expect(wait.elements()).toEqual([])
    const me = { ...userIn({ role: 2 }), is_email_confirmed: false }
    await mutate(keyOf(people.showMe), { data: me }, { revalidate: false })
    await expect.element(wait).toBeVisible()
  })
})
