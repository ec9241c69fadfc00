import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  listGroupMessages,
  type GroupMessageView,
} from '#shared/backoffice/contract/user-groups/list-group-messages.ts'
import {
  previewGroupMessage,
  type AudienceSize,
  type EmailPreview,
} from '#shared/backoffice/contract/user-groups/preview-group-message.ts'
import { sendGroupMessage } from '#shared/backoffice/contract/user-groups/send-group-message.ts'
import { stopGroupMessage } from '#shared/backoffice/contract/user-groups/stop-group-message.ts'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, retryKeysOf, told } from '#web/api/fake-api.test-support.ts'
import { showFresh } from '#web/api/show-fresh.test-support.tsx'
import { unshow } from '#web/ui/show.test-support.tsx'
import { operatorIn } from '../backoffice.test-support.ts'
import { AreaParams } from '../frame/area-params.ts'
import { GroupMessagesPage } from './group-messages-page.tsx'
import { UserGroupPage } from './user-group-page.tsx'
import { act, button, kekto, letter, membersAre, press } from './user-groups.test-support.ts'

const email = (subject: string, ...paragraphs: string[]): EmailPreview => ({
  subject,
  greeting: 'Szia, Ödön!',
  paragraphs,
  action: { label: 'Irányítópult megnyitása', address: 'https://szabi.example/hu/dashboard' },
  reason: 'Ezt az e-mailt azért kaptad, mert van Szabi-fiókod.',
  choice: { label: 'E-mailek beállítása', address: 'https://szabi.example/hu/notifications' },
})
const previews = (audience: AudienceSize) =>
  answer(previewGroupMessage, ({ body: { hu } }) => {
    const said = email(hu.subject, ...hu.message.split('\n'))
    return { data: { audience, version: 7, hu: said, en: said } }
  })

const dialog = () => page.getByRole('dialog')
const field = (name: string, place = 0) =>
  dialog()
    .getByRole('textbox', { name: new RegExp(`^${name}`) })
    .nth(place)

async function writing() {
  showFresh(
    <AreaParams value={{ id: 'letter' }}>
      <UserGroupPage confirmed={what => what()} />
    </AreaParams>,
  )
  await press('Üzenet küldése')
  await expect.element(dialog()).toBeVisible()
}

async function written() {
  await writing()
  await userEvent.fill(field('Tárgy'), 'Újdonság')
  await userEvent.fill(field('Szöveg'), 'Megújult a naptár.\n<b>Nézd meg!</b>')
  await press('Előnézet')
}

beforeEach(() => {
  operatorIn()
  membersAre(letter, kekto)
})

describe('O09 a message to a user group', () => {
  it('is shown to its writer as everybody gets it, and sent once that was seen', async () => {
    previews({ people: 12, how: 'exactly' })
    answer(sendGroupMessage, () => ({ data: { id: 'm' } }))
    await written()
    await expect.element(dialog().getByText('12 ember kapja meg.')).toBeVisible()
    const hungarian = dialog().getByRole('region', { name: 'Így látják ezen a nyelven: Magyar' })
    await expect.element(hungarian).toMatchTextContent(/SzabiÚjdonság\s+Megújult a naptár\.\s+<b>Nézd meg!<\/b>/)
    await expect.element(hungarian).toMatchTextContent(/Szia, Ödön! Megújult a naptár\./)
    const english = dialog().getByRole('region', { name: 'Így látják ezen a nyelven: Angol' })
    await expect.element(english).toMatchTextContent(/Ezen a nyelven nem írtad meg/)
    expect(askedOf(sendGroupMessage)).toEqual([])
    expect(await axeOfElement(dialog().element())).toEqual([])
    await press('Küldés')
    await expect.poll(told).toEqual(['Elindult az üzenet: Hírlevél'])
    expect(askedOf(sendGroupMessage)).toEqual([
      {
        path: { id: 'letter' },
        body: {
          hu: { subject: 'Újdonság', message: 'Megújult a naptár.\n<b>Nézd meg!</b>' },
          en: { subject: '', message: '' },
          with_email: true,
          version: 7,
        },
      },
    ])
    await expect.poll(() => dialog().elements()).toEqual([])
  })

  it('S2 is shown anew, and said to be, where its group has changed since', async () => {
    previews({ people: 12, how: 'exactly' })
    refuse(sendGroupMessage, 409, 'A csoport megváltozott.')
    await written()
    await expect.element(dialog().getByText('12 ember kapja meg.')).toBeVisible()
    previews({ people: 13, how: 'exactly' })
    await press('Küldés')
    await expect.element(dialog().getByText('13 ember kapja meg.')).toBeVisible()
    await expect.element(dialog().getByRole('alert')).toMatchTextContent('A csoport megváltozott.')
  })

  it('S2 is the same message to the server where it is sent again after a lost reply and a reload', async () => {
    previews({ people: 12, how: 'exactly' })
    refuse(sendGroupMessage, 502, 'A válasz elveszett.')
    for (const times of [1, 2]) {
      await written()
      await press('Küldés')
      await expect.poll(() => retryKeysOf(sendGroupMessage)).toHaveLength(times)
      await expect.element(dialog().getByRole('alert')).toBeVisible()
      unshow()
    }
    const [first, second] = retryKeysOf(sendGroupMessage)
    expect([first, second]).toEqual([second, expect.stringMatching(/^[0-9a-f]{64}$/)])
  })

  it('is not sent empty, nor without a subject', async () => {
    await writing()
    await press('Előnézet')
    await expect.element(field('Szöveg')).toHaveAccessibleDescription(/Írd meg az üzenetet\./)
    await userEvent.fill(field('Szöveg', 1), 'Hi!')
    await press('Előnézet')
    await expect.element(field('Tárgy', 1)).toHaveAccessibleDescription(/Ezt töltsd ki\./)
    expect(askedOf(previewGroupMessage)).toEqual([])
    expect(await axeOfElement(dialog().element())).toEqual([])
  })

  it('goes back to what was written, and shows no email where none is sent', async () => {
    previews({ people: 1300, how: 'about' })
    await written()
    await expect.element(dialog().getByText(/^Körülbelül 1\s?300 ember kapja meg\.$/)).toBeVisible()
    await press('Vissza')
    await expect.element(field('Tárgy')).toHaveValue('Újdonság')
    await userEvent.click(dialog().getByText('E-mailben is menjen'))
    await press('Előnézet')
    await expect.element(dialog().getByText(/Csak az értesítések között érkezik/)).toBeVisible()
    expect(dialog().getByText('Szia, Ödön!').elements()).toEqual([])
  })

  it('is not sent where nobody would get it, and says why it is refused', async () => {
    previews({ people: 0, how: 'exactly' })
    await written()
    await expect.element(dialog().getByText(/^Most senki sem kapná meg/)).toBeVisible()
    await expect.element(button('Küldés')).toBeDisabled()
    await press('Vissza')
    previews({ people: 3, how: 'over' })
    refuse(sendGroupMessage, 429, 'Óránként legfeljebb 5.')
    await press('Előnézet')
    await expect.element(dialog().getByText('Több mint 3 ember kapja meg.')).toBeVisible()
    await press('Küldés')
    await expect.element(dialog().getByRole('alert')).toMatchTextContent(/Óránként legfeljebb 5\./)
  })

  it('is written by nobody who may only read', async () => {
    operatorIn(['user-groups.read'])
    showFresh(
      <AreaParams value={{ id: 'letter' }}>
        <UserGroupPage confirmed={what => what()} />
      </AreaParams>,
    )
    await expect.element(page.getByRole('link', { name: 'Elküldött üzenetek' })).toBeVisible()
    expect(button('Üzenet küldése').elements()).toEqual([])
  })
})

const message = (over: Partial<GroupMessageView> = {}): GroupMessageView => ({
  id: 'm',
  hu: { subject: 'Újdonság', message: 'Megújult a naptár.' },
  en: { subject: 'News', message: 'The calendar is new.' },
  with_email: true,
  state: 'sent',
  created_at: Date.parse('2026-11-19T09:00:00Z') / 1000,
  group: { id: 'letter', name: 'Hírlevél' },
  sent_by: { id: 'odon', name: 'Nagy Ödön' },
  told: 12,
  emails: 9,
  seen: 3,
  may_be_stopped: false,
  ...over,
})

describe('O09 messages to user groups', () => {
  it('are listed with who sent them, and how many people got and saw them, and can be read', async () => {
    answer(listGroupMessages, () => ({
      data: [
        message(),
        message({ id: 'n', hu: null, with_email: false, state: 'stopped', sent_by: { id: 'x', name: '' } }),
      ],
      next: null,
    }))
    showFresh(<GroupMessagesPage />, '/admin/user-groups/messages?group=letter')
    await expect
      .element(page.getByRole('row', { name: /Újdonság.*Nagy Ödön.*Elküldve.*12.*9 e-mail.*3/ }))
      .toBeVisible()
    await expect.element(page.getByRole('row', { name: /News.*törölt fiók.*Megállt/ })).toBeVisible()
    expect(askedOf(listGroupMessages)[0]).toEqual({ query: { group: 'letter' } })
    expect(await axeOfElement()).toEqual([])
    await act('Újdonság', 'Elolvasás')
    await expect.element(dialog().getByText('Megújult a naptár.')).toBeVisible()
    await expect.element(dialog().getByText('The calendar is new.')).toBeVisible()
  })

  it('are read again while one is on its way', async () => {
    let told = 1
    answer(listGroupMessages, () => ({ data: [message({ state: told < 12 ? 'sending' : 'sent', told })], next: null }))
    showFresh(<GroupMessagesPage />)
    await expect.element(page.getByRole('row', { name: /Küldés alatt/ })).toBeVisible()
    told = 12
    await expect.element(page.getByRole('row', { name: /Újdonság.*Elküldve.*12/ }), { timeout: 8000 }).toBeVisible()
  })

  it('are stopped by whoever may write, after a question, while they may still be kept from somebody', async () => {
    let state: GroupMessageView['state'] = 'sent'
    answer(listGroupMessages, () => ({
      data: [
        message({ state, may_be_stopped: state === 'sent' }),
        message({ id: 'n', hu: { subject: 'Régi', message: 'Régen.' } }),
      ],
      next: null,
    }))
    answer(stopGroupMessage, () => {
      state = 'stopped'
      return {}
    })
    showFresh(<GroupMessagesPage />)
    await userEvent.click(page.getByRole('button', { name: /Régi/ }))
    await expect.element(page.getByRole('menuitem', { name: 'Elolvasás' })).toBeVisible()
    expect(page.getByRole('menuitem', { name: 'Leállítás' }).elements()).toEqual([])
    await userEvent.keyboard('{Escape}')
    await act('Újdonság', 'Leállítás')
    const question = page.getByRole('alertdialog', { name: 'Leállítod ezt az üzenetet? (Újdonság)' })
    await expect.element(question.getByText(/még el nem küldött e-mailek sem mennek ki/)).toBeVisible()
    expect(await axeOfElement(question.element())).toEqual([])
    await userEvent.click(question.getByRole('button', { name: 'Leállítás' }))
    await expect.poll(told).toEqual(['Leállítottad az üzenetet: Újdonság'])
    expect(askedOf(stopGroupMessage)).toEqual([{ path: { id: 'm' } }])
    await expect.element(page.getByRole('row', { name: /Újdonság.*Megállt/ })).toBeVisible()
  })

  it('are stopped by nobody who may only read', async () => {
    operatorIn(['user-groups.read'])
    answer(listGroupMessages, () => ({ data: [message({ may_be_stopped: true })], next: null }))
    showFresh(<GroupMessagesPage />)
    await userEvent.click(page.getByRole('button', { name: /Újdonság/ }))
    await expect.element(page.getByRole('menuitem', { name: 'Elolvasás' })).toBeVisible()
    expect(page.getByRole('menuitem', { name: 'Leállítás' }).elements()).toEqual([])
  })

  it('say that there are none', async () => {
    answer(listGroupMessages, () => ({ data: [], next: null }))
    showFresh(<GroupMessagesPage />)
    await expect.element(page.getByText(/Még nem írt senki üzenetet/)).toBeVisible()
  })
})
