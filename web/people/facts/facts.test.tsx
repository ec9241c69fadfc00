import i18next from 'i18next'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { confirmFacts } from '#shared/leave/contract/confirm-facts.ts'
import { proposalEffect } from '#shared/leave/contract/effect/proposal-effect.ts'
import { declineFacts } from '#shared/people/contract/facts/decline-facts.ts'
import type { FactChangeView } from '#shared/people/contract/facts/fact-change-view.ts'
import { withdrawFacts } from '#shared/people/contract/facts/withdraw-facts.ts'
import profile from '#shared/words/hu/profile.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { answer, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { DeclinedProposals } from './declined-proposals.tsx'
import { FactHistory } from './fact-history.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { declinedOf } from './use-fact-changes.ts'
import { WaitingProposals } from './waiting-proposals.tsx'

i18next.addResourceBundle('hu', 'profile', profile)

const proposal: FactChangeView = {
  id: 'p1',
  person: { id: 'anna', name: 'Kis Anna' },
  status: 'proposed',
  by: { id: 'anna', name: 'Kis Anna' },
  at: Date.parse('2026-11-19T09:00:00Z') / 1000,
  changes: [
    { fact: 'birth_date', label: 'Születési dátum', before: '1990. máj. 6.', after: '1970. máj. 6.' },
    { fact: 'gender', label: 'Nem', before: 'férfi', after: 'nő' },
  ],
  own: false,
  decision: null,
  may_decide: true,
  may_withdraw: false,
}
const closedAs = (status: FactChangeView['status']): FactChangeView => ({ ...proposal, status, may_decide: false })
const effect = {
  user_id: 'anna',
  first_name: 'Anna',
  last_name: 'Kis',
  year: 2026,
  entitled: { before: 24, after: 30 },
  types: { opened: [4], closed: [9] },
}
const path = { id: 'anna', changeId: 'p1' }

const close = vi.fn<() => void>()
const review = () => show(<ReviewDialog id="p1" user_id="anna" onClose={close} />)
const dialog = page.getByRole('dialog', { name: 'Kis Anna – bejelentett adatváltozás' })
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

it('law 3 a proposal is shown with who gains or loses what, and confirmed', async () => {
  answer(proposalEffect, () => ({ proposal, is_outdated: false, data: [effect] }))
  answer(confirmFacts, () => ({ data: closedAs('confirmed') }))
  close.mockClear()
  review()
  await expect.element(dialog).toMatchTextContent(/Születési dátum1990. máj. 6. → 1970. máj. 6./)
  await expect.element(dialog).toMatchTextContent(/Bejelentette: Kis Anna, /)
  await expect.element(dialog).toMatchTextContent(/2026Szabadság24 → 30 nap \+6/)
  await expect.element(dialog).toMatchTextContent(/Mostantól kérhetőSzülési szabadság/)
  await expect.element(dialog).toMatchTextContent(/Már nem kérhetőApasági szabadság/)
  expect(await axeOfElement(dialog.element())).toEqual([])
  await press('Megerősítés')
  await expect.poll(() => askedOf(confirmFacts)).toEqual([{ path }])
  await expect.poll(told).toEqual(['Adatváltozás megerősítve'])
  expect(close).toHaveBeenCalledOnce()
})

it('law 3 a proposal is declined with a reason, or without one', async () => {
  answer(proposalEffect, () => ({ proposal, is_outdated: false, data: [] }))
  answer(declineFacts, () => ({ data: closedAs('declined') }))
  review()
  await expect.element(dialog).toMatchTextContent(/A keret nem változik\./)
  await userEvent.fill(page.getByRole('textbox', { name: /^Indoklás/ }), 'Az igazolvány mást mutat.')
  await press('Elutasítás')
  await expect.poll(() => askedOf(declineFacts)).toEqual([{ path, body: { reason: 'Az igazolvány mást mutat.' } }])
  await expect.poll(told).toEqual(['Adatváltozás elutasítva'])
})

it('law 3 a reason that was typed is discarded by nobody but who says so', async () => {
  answer(proposalEffect, () => ({ proposal, is_outdated: false, data: [] }))
  answer(declineFacts, () => ({ data: closedAs('declined') }))
  const Opened = () => {
    const [isOpen, open] = useState(true)
    return (
      <>
        <button onClick={() => open(true)}>Újra</button>
        {isOpen && <ReviewDialog id="p1" user_id="anna" onClose={() => open(false)} />}
      </>
    )
  }
  show(<Opened />)
  const reason = page.getByRole('textbox', { name: /^Indoklás/ })
  await userEvent.fill(reason, 'Az igazolvány mást mutat.')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Vissza az űrlaphoz' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(reason).toHaveValue('Az igazolvány mást mutat.')
  await press('Elutasítás')
  await expect.poll(() => askedOf(declineFacts)).toHaveLength(1)
  await expect.element(dialog).not.toBeInTheDocument()
  await press('Újra')
  await expect.element(reason).toHaveValue('')
})

it('law 3 a proposal that another change overtook says so, and can only be declined', async () => {
  answer(proposalEffect, () => ({ proposal, is_outdated: true, data: [] }))
  review()
  await expect.element(dialog).toMatchTextContent(/a bejelentés óta megváltozott, ezért ez már csak elutasítható/)
  await expect.element(dialog).not.toMatchTextContent(/A keret nem változik/)
  await expect.element(page.getByRole('button', { name: 'Elutasítás' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Megerősítés' })).not.toBeInTheDocument()
})

it('law 3 after a decision the focus is on the page where the button that opened it is gone', async () => {
  answer(proposalEffect, () => ({ proposal, is_outdated: false, data: [] }))
  answer(declineFacts, () => ({ data: closedAs('declined') }))
  const Waiting = () => {
    const [changes, setChanges] = useState([proposal])
    return (
      <div id="content" tabIndex={-1}>
        <button onClick={() => setChanges([closedAs('declined')])}>Betöltés</button>
        <WaitingProposals id="anna" changes={changes} />
      </div>
    )
  }
  show(<Waiting />)
  await press('Megnézem')
  await press('Elutasítás')
  await expect.element(dialog).not.toBeInTheDocument()
  const review = page.getByRole('button', { name: 'Megnézem' })
  await expect.element(review).toHaveFocus()
  // The list is read again after the dialog has given the focus back.
  const reload = page.getByRole('button', { name: 'Betöltés' }).element() as HTMLElement
  reload.click()
  await expect.element(review).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.id).toBe('content')
})

it('law 3 whoever proposed reads why it was declined where the earlier value stands again', async () => {
  const at = Math.floor(Date.now() / 1000) - 60
  const decision = { by: { id: 'csilla', name: 'Nagy Csilla' }, at, reason: 'Az igazolvány mást mutat.' }
  const declined = { ...closedAs('declined'), decision }
  const long = { ...declined, id: 'p0', decision: { ...decision, at: at - 40 * 24 * 3600 } }
  show(<DeclinedProposals changes={[declined]} />)
  await expect.element(page.getByRole('heading', { name: 'Nem erősítették meg' })).toBeVisible()
  const entry = page.getByRole('listitem')
  await expect.element(entry).toMatchTextContent(/1990. máj. 6. → 1970. máj. 6./)
  await expect.element(entry).toMatchTextContent(/Indoklás: „Az igazolvány mást mutat.”Elutasította: Nagy Csilla, /)

  expect(declinedOf([declined, long], at + 60)).toEqual([declined])
  const newer = { ...proposal, id: 'p2', changes: proposal.changes.slice(1) }
  expect(declinedOf([newer, declined], at + 60)).toEqual([])
  const another = { ...newer, changes: [{ fact: 'hours', label: 'Munkarend', before: '', after: '' }] }
  expect(declinedOf([another, declined], at + 60)).toEqual([declined])
  expect(declinedOf([{ ...declined, status: 'withdrawn' }], at + 60)).toEqual([])
})

it('law 3 leave that is left without a working day is named with what becomes of it', async () => {
  const leave = { id: 'r1', type_id: 1, from_date: '2026-11-27', to_date: '2026-11-27' }
  answer(proposalEffect, () => ({ proposal, is_outdated: false, data: [{ ...effect, freed: [leave] }] }))
  review()
  await expect.element(dialog).toMatchTextContent(/Szabadság, 2026. nov. 27.: nem marad benne munkanap, visszavonjuk/)
})

it('law 3 a proposal that somebody closed meanwhile is only read', async () => {
  const closed = { ...proposal, status: 'withdrawn', may_decide: false } as const
  answer(proposalEffect, () => ({ proposal: closed, is_outdated: false, data: [] }))
  review()
  await expect.element(dialog).toMatchTextContent(/már döntöttek, vagy visszavonták/)
  await expect.element(page.getByRole('button', { name: 'Megerősítés' })).not.toBeInTheDocument()
})

it('law 3 a refused decision is told in the server’s words', async () => {
  answer(proposalEffect, () => ({ proposal, is_outdated: false, data: [effect] }))
  refuse(confirmFacts, 409, 'Ez a bejelentés már le van zárva.')
  review()
  await press('Megerősítés')
  await expect.poll(told).toEqual(['Ez a bejelentés már le van zárva.'])
})

it('law 3 a refused denial stays open with what was typed, and says why in the server’s words', async () => {
  answer(proposalEffect, () => ({ proposal, is_outdated: false, data: [effect] }))
  refuse(declineFacts, 403, 'Nincs jogosultságod ehhez.')
  review()
  await userEvent.fill(page.getByRole('textbox', { name: /Indoklás/ }), 'Elírás.')
  await press('Elutasítás')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Nincs jogosultságod ehhez.')
  await expect.element(page.getByRole('textbox', { name: /Indoklás/ })).toHaveValue('Elírás.')
  expect(told()).toEqual([])
  answer(declineFacts, () => ({ data: closedAs('declined') }))
  await press('Elutasítás')
  await expect.poll(told).toEqual(['Adatváltozás elutasítva'])
})

it('law 3 a proposal that cannot be loaded is tried again', async () => {
  refuse(proposalEffect, 500, 'Hiba')
  review()
  const untitled = page.getByRole('dialog', { name: 'Bejelentett adatváltozás' })
  await expect.element(untitled).toMatchTextContent(/nem sikerült betölteni/)
  await expect.element(page.getByRole('button', { name: 'Megerősítés' })).not.toBeInTheDocument()
})

it('law 3 whoever proposed withdraws it; administrators open it by the keyboard', async () => {
  answer(proposalEffect, () => ({ proposal, is_outdated: false, data: [effect] }))
  answer(withdrawFacts, () => ({ data: closedAs('withdrawn') }))
  const own = { ...proposal, id: 'p2', may_decide: false, may_withdraw: true }
  show(<WaitingProposals id="anna" changes={[proposal, own, { ...proposal, id: 'p0', status: 'confirmed' }]} />)
  await expect.element(page.getByRole('heading', { name: 'Megerősítésre vár' })).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(2)
  await press('Visszavonás')
  await expect.poll(() => askedOf(withdrawFacts)).toEqual([{ path: { id: 'anna', changeId: 'p2' } }])
  await expect.poll(told).toEqual(['Bejelentés visszavonva'])
  page.getByRole('button', { name: 'Megnézem' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
})

it('law 3 nothing stands where nothing waits', async () => {
  show(<WaitingProposals id="anna" changes={[{ ...proposal, status: 'declined' }]} />)
  await expect.element(page.getByRole('heading', { name: 'Megerősítésre vár' })).not.toBeInTheDocument()
})

it('law 3 the history says what, who, when and how it ended', async () => {
  const decision = { by: { id: 'csilla', name: 'Nagy Csilla' }, at: proposal.at + 60, reason: 'Elírás.' }
  const changes: FactChangeView[] = [
    { ...proposal, status: 'declined', decision },
    { ...proposal, id: 'p0', status: 'recorded', own: true, changes: proposal.changes.slice(1) },
  ]
  show(<FactHistory changes={changes} error={undefined} reload={() => undefined} />)
  const [declined, own] = [page.getByRole('listitem').first(), page.getByRole('listitem').last()]
  await expect.element(declined).toMatchTextContent(/^Elutasítva.*Kis Anna.*1990. máj. 6. → 1970. máj. 6./)
  await expect.element(declined).toMatchTextContent(/Lezárta: Nagy Csilla, .*Indoklás: „Elírás.”/)
  await expect.element(own).toMatchTextContent(/^Rögzítve.*férfi → nőSaját adat; más nem erősíthette meg\./)
  expect(await axeOfElement(page.getByRole('main').element())).toEqual([])
})

it('law 3 a history without entries says what will stand there', async () => {
  show(<FactHistory changes={[]} error={undefined} reload={() => undefined} />)
  await expect.element(page.getByText(/Itt látszik majd/)).toBeVisible()
})
