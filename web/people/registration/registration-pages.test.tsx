import i18next from 'i18next'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mutate } from 'swr'
import { page, userEvent } from 'vitest/browser'
import { people } from '#shared/people/contract.ts'
import { joinCompany } from '#shared/people/contract/join-company.ts'
import huLinks from '#shared/words/hu/links.json'
import huAccount from '#shared/words/hu/account.json'
import huPeople from '#shared/words/hu/people.json'
import huProblems from '#shared/words/hu/problems.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { signedIn } from '#test/web/people/support.ts'
import { answer, asked, askedOf, refuse } from '#web/api/fake-api.test-support.ts'
import { draftNameOf } from '#web/api/drafts/draft-name.ts'
import { kept } from '#web/api/drafts/drafts.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { keyOf } from '#web/api/use-api.ts'
import { nothingYet as noData } from '../personal/personal-data.ts'
import { InvitationPage } from './invitation-page.tsx'
import { PersonalDataPage } from './personal-data-page.tsx'
import { TeamPage } from './team-page.tsx'
import type { Team } from './team-rows.ts'

for (const [name, list] of Object.entries({
  account: huAccount,
  links: huLinks,
  people: huPeople,
  problems: huProblems,
}))
  i18next.addResourceBundle('hu', name, list)

const field = (name: string) => page.getByLabelText(new RegExp(`^${name}`)).first()
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

/** Whoever registers the company, whom the session knows. */
const founder = signedIn({ role: 3 })
beforeEach(() => mutate(keyOf(people.showMe), { data: founder }, { revalidate: false }))

describe('the step of the team', () => {
  const finish = vi.fn(async () => undefined)
  const draft = draftNameOf(founder, 'team')
  const shown = (typed?: Team) => {
    if (typed) kept.set(draft, typed)
    show(<TeamPage finish={finish} back="/person" />)
  }
  const addresses = () =>
    page
      .getByRole('textbox')
      .elements()
      .map(input => (input as HTMLInputElement).value)
  const invited = page.getByRole('status', { name: 'Meghívottak' })
  beforeEach(() => void finish.mockClear())

  it('can be left out', async () => {
    shown()
    await press('Most kihagyom')
    await expect.poll(() => finish.mock.calls).toHaveLength(1)
    expect(asked).toEqual([])
  })

  it('invites those that are filled in, as what they are to be, and ends with the next press', async () => {
    answer(people.invitePeople, () => ({ data: [{ email: 'bela@example.hu' }] }))
    shown()
    await userEvent.type(field('2\\. e-mail-cím'), ' Bela@Example.hu')
    await press('1 meghívó küldése')
    await expect.element(invited).toMatchTextContent('Bela@Example.hu')
    expect(askedOf(people.invitePeople)).toEqual([{ body: { invites: [{ email: 'bela@example.hu', role: 1 }] } }])
    expect(finish).not.toHaveBeenCalled()
    await press('Befejezés')
    await expect.poll(() => finish.mock.calls).toHaveLength(1)
  })

  it('keeps those that could not be invited, with what was said of them', async () => {
    answer(people.invitePeople, () => ({
      data: [
        { email: 'bela@example.hu', id: 'bela' },
        { email: 'csilla@example.hu', errors: ['Már tagja a cégnek.'] },
      ],
    }))
    const row = (email: string) => ({ email, role: 'employee' as const })
    shown({ rows: [row('bela@example.hu'), row('csilla@example.hu')], invited: [] })
    await press('2 meghívó küldése')
    await expect.element(page.getByRole('alert')).toMatchTextContent('1 cím kimaradt. Nézd át, és próbáld újra.')
    await expect.element(invited).toMatchTextContent('bela@example.hu')
    await expect.poll(addresses).toEqual(['csilla@example.hu'])
    await expect.element(field('1\\. e-mail-cím')).toHaveAccessibleDescription('Már tagja a cégnek.')
    await expect.poll(() => kept.get(draft)).toMatchObject({ invited: [{ email: 'bela@example.hu' }] })
  })

  it('says at an address what is wrong with it before anything is sent', async () => {
    shown()
    await userEvent.type(field('1\\. e-mail-cím'), 'bela@example.hu')
    await userEvent.type(field('2\\. e-mail-cím'), 'BELA@example.hu')
    await userEvent.type(field('3\\. e-mail-cím'), 'csilla')
    await press('3 meghívó küldése')
    await expect.element(field('2\\. e-mail-cím')).toHaveAccessibleDescription('Ez a cím már szerepel a listán.')
    await expect.element(field('3\\. e-mail-cím')).toHaveAccessibleDescription('Ez nem tűnik e-mail-címnek.')
    await expect.element(field('2\\. e-mail-cím')).toHaveFocus()
    expect(asked).toEqual([])
  })

  it('makes as many rows of a pasted list as it has addresses', async () => {
    shown()
    await userEvent.click(field('1\\. e-mail-cím'))
    const data = new DataTransfer()
    data.setData('text', 'Anna <anna@example.hu>; bela@example.hu, csilla@example.hu\ndora@example.hu')
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
    await expect.poll(addresses).toEqual(['anna@example.hu', 'bela@example.hu', 'csilla@example.hu', 'dora@example.hu'])
  })

  it('has a row more or less, but always one', async () => {
    shown({ rows: [{ email: 'bela@example.hu', role: 'employee' }], invited: [] })
    await expect.element(page.getByRole('button', { name: '1. sor törlése' })).toBeDisabled()
    await press('Még egy cím')
    await expect.poll(addresses).toEqual(['bela@example.hu', ''])
    await press('1. sor törlése')
    await expect.poll(addresses).toEqual([''])
  })

  it('passes axe in both themes', async () => {
    shown()
    await expect.element(page.getByRole('heading', { name: 'Csapat' })).toBeVisible()
    expect(await axeOfElement(document.querySelector('form')!)).toEqual([])
  })
})

describe('the page of an invitation', () => {
  const invitation = {
    email: 'bela@example.hu',
    company: 'Kék Tó Kft.',
    invited_by: 'Kovács Csilla',
    has_account: false,
  }
  const onJoined = vi.fn()
  const shown = (token = 'i.s') => show(<InvitationPage token={token} me={undefined} onJoined={onJoined} />)
  const invitedAs = (over: object) => answer(people.showInvitation, () => ({ data: { ...invitation, ...over } }))
  beforeEach(() => void onJoined.mockClear())

  async function join(password: string) {
    await userEvent.type(field('Vezetéknév'), 'Nagy')
    await userEvent.type(field('Keresztnév'), 'Béla')
    await userEvent.type(field('Jelszó'), password)
    await press('Csatlakozás')
  }

  it('says who invites to what, and lets a newcomer in', async () => {
    invitedAs({})
    answer(people.acceptInvitation, () => ({ token: 'access' }))
    shown()
    await expect.element(page.getByRole('heading', { name: 'Csatlakozás: Kék Tó Kft.' })).toBeVisible()
    await expect.element(page.getByText(/Kovács Csilla hívott meg\..*bela@example\.hu/)).toBeVisible()
    await join('Szabi2026')
    await expect.poll(() => onJoined.mock.calls).toEqual([['access']])
    expect(askedOf(people.acceptInvitation)).toEqual([
      { body: { token: 'i.s', first_name: 'Béla', last_name: 'Nagy', password: 'Szabi2026' } },
    ])
  })

  it('V08 asks a newcomer for a password that keeps the rules', async () => {
    invitedAs({})
    shown()
    await join('bela')
    await expect.element(field('Jelszó')).toHaveAttribute('aria-invalid', 'true')
    expect(askedOf(people.acceptInvitation)).toEqual([])
  })

  it('security 4: sends somebody known to sign in, and back here', async () => {
    invitedAs({ has_account: true })
    shown()
    const signIn = page.getByRole('link', { name: 'Bejelentkezés' })
    await expect.element(signIn).toHaveAttribute('href', '/login?then=%2Faccept-invitation%3Ftoken%3Di.s')
    await expect
      .element(page.getByRole('link', { name: 'Elfelejtett jelszó' }))
      .toHaveAttribute('href', '/forgot-password?then=%2Faccept-invitation%3Ftoken%3Di.s')
    expect(page.getByRole('textbox').elements()).toEqual([])
  })

  it('security 4: asks whoever is signed in with the address for consent, and nobody else', async () => {
    invitedAs({ has_account: true })
    answer(joinCompany, () => ({ token: 'access' }))
    const bela = { email: 'bela@example.hu', first_name: 'Béla', last_name: 'Nagy' }
    const shownTo = (me: typeof bela) => show(<InvitationPage token="i.s" me={me} onJoined={onJoined} />)
    shownTo(bela)
    await expect.element(field('Vezetéknév')).toHaveValue('Nagy')
    await press('Csatlakozás')
    await expect.poll(() => onJoined.mock.calls).toEqual([['access']])
    expect(askedOf(joinCompany)).toEqual([{ body: { token: 'i.s', first_name: 'Béla', last_name: 'Nagy' } }])
    shownTo({ ...bela, email: 'mas@example.hu' })
    await expect.element(page.getByText(/mas@example\.hu.*bela@example\.hu/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Kijelentkezés' }))
      .toHaveAttribute('href', '/logout?then=%2Faccept-invitation%3Ftoken%3Di.s')
  })

  it('says why a newcomer could not join, at the field or above them all, and keeps what was typed', async () => {
    invitedAs({})
    refuse(people.acceptInvitation, 422, 'Nézd át.', { first_name: ['Itt nem állhat cím.'] })
    shown()
    await join('Szabi2026')
    await expect.element(field('Keresztnév')).toHaveAccessibleDescription('Itt nem állhat cím.')
    refuse(people.acceptInvitation, 404, 'Ez a link már nem érvényes. Kérj újat.')
    await press('Csatlakozás')
    await expect.element(page.getByRole('alert')).toMatchTextContent('Ez a link már nem érvényes. Kérj újat.')
    await expect.element(field('Vezetéknév')).toHaveValue('Nagy')
    expect(onJoined).not.toHaveBeenCalled()
  })

  it('ASVS 6.3.3 leads whoever joined to the sign-in where the reply opens no session', async () => {
    invitedAs({})
    answer(people.acceptInvitation, () => ({}))
    shown()
    await join('Szabi2026')
    await expect.poll(() => onJoined.mock.calls).toEqual([[undefined]])
  })

  it('says why consent came to nothing, and lets it be given again under another name', async () => {
    invitedAs({ has_account: true })
    refuse(joinCompany, 409, 'Már tagja vagy ennek a cégnek.')
    const me = { email: 'bela@example.hu', first_name: 'Béla', last_name: 'Nagy' }
    show(<InvitationPage token="i.s" me={me} onJoined={onJoined} />)
    await press('Csatlakozás')
    await expect.element(page.getByRole('alert')).toMatchTextContent('Már tagja vagy ennek a cégnek.')
    expect(onJoined).not.toHaveBeenCalled()
    answer(joinCompany, () => ({ token: 'access' }))
    await userEvent.fill(field('Keresztnév'), '')
    await press('Csatlakozás')
    await expect.element(field('Keresztnév')).toHaveAttribute('aria-invalid', 'true')
    await userEvent.fill(field('Keresztnév'), 'Adalbert')
    await press('Csatlakozás')
    await expect.poll(() => onJoined.mock.calls).toEqual([['access']])
    expect(askedOf(joinCompany).at(-1)).toEqual({ body: { token: 'i.s', first_name: 'Adalbert', last_name: 'Nagy' } })
  })

  it('says that it is over where the server does not know it, or the link is incomplete', async () => {
    refuse(people.showInvitation, 404, 'Ez a link már nem érvényes. Kérj újat.')
    shown()
    await expect.element(page.getByRole('heading', { name: 'Ez a meghívó nem érvényes' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Bejelentkezés' })).toHaveAttribute('href', '/login')
  })

  it('leads whoever is signed in back to the dashboard where it is over', async () => {
    refuse(people.showInvitation, 409, 'Ez a meghívó már nem érvényes.')
    const me = { email: 'bela@example.hu', first_name: 'Béla', last_name: 'Nagy' }
    show(<InvitationPage token="i.s" me={me} onJoined={onJoined} />)
    await expect
      .element(page.getByRole('link', { name: 'Irányítópult megnyitása' }))
      .toHaveAttribute('href', '/dashboard')
    await expect.element(page.getByRole('link', { name: 'Bejelentkezés' })).not.toBeInTheDocument()
  })

  it('is not over because there is no network: it can be read again', async () => {
    refuse(people.showInvitation, 0, 'Nincs kapcsolat.')
    shown()
    await expect.element(page.getByText('Nincs kapcsolat.')).toBeVisible()
    invitedAs({})
    await userEvent.click(page.getByRole('button'))
    await expect.element(page.getByRole('heading', { name: 'Csatlakozás: Kék Tó Kft.' })).toBeVisible()
  })

  it('asks nobody about a link without a token', async () => {
    shown('')
    await expect.element(page.getByRole('heading', { name: 'Ez a meghívó nem érvényes' })).toBeVisible()
    expect(asked).toEqual([])
  })
})

describe('the step of one’s own data', () => {
  const onSaved = vi.fn(async () => undefined)
  const shown = (known = noData) => show(<PersonalDataPage known={known} onSaved={onSaved} back="/company" />)
  beforeEach(() => void onSaved.mockClear())

  it('saves what is typed; what is left empty is not known', async () => {
    answer(people.savePersonalInformation, () => ({ data: {} }) as never)
    shown()
    await userEvent.type(field('Vezetéknév'), 'Kis')
    await userEvent.type(field('Keresztnév'), 'Anna')
    await expect
      .poll(() => kept.get(draftNameOf(founder, 'your-data')))
      .toMatchObject({ first_name: 'Anna', last_name: 'Kis' })
    await press('Tovább')
    await expect.poll(() => onSaved.mock.calls).toHaveLength(1)
    expect(kept.size).toBe(0)
    expect(askedOf(people.savePersonalInformation)).toEqual([
      { path: { id: 'me' }, body: { first_name: 'Anna', last_name: 'Kis', birthday: null, gender: null } },
    ])
  })

  it('says at the birthday why it cannot be so, and does not go on', async () => {
    refuse(people.savePersonalInformation, 422, 'Nézd át.', { birthday: ['Ez a dátum még nem jött el.'] })
    shown({ first_name: 'Anna', last_name: 'Kis', birthday: '2026-12-24', gender: '2' })
    await press('Tovább')
    await expect.element(page.getByText('Ez a dátum még nem jött el.')).toBeVisible()
    expect(askedOf(people.savePersonalInformation)).toMatchObject([{ body: { birthday: '2026-12-24', gender: 2 } }])
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('asks for a name before anything is sent', async () => {
    shown()
    await press('Tovább')
    await expect.element(field('Vezetéknév')).toHaveAttribute('aria-invalid', 'true')
    expect(asked).toEqual([])
  })
})
