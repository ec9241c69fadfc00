import i18next from 'i18next'
import { Navigate, Route, Routes } from 'react-router'
import { mutate } from 'swr'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { company } from '#shared/company/contract.ts'
import { listPositions } from '#shared/company/contract/list-positions.ts'
import { leave } from '#shared/leave/contract.ts'
import { employmentEffect } from '#shared/leave/contract/effect/employment-effect.ts'
import { factsEffect } from '#shared/leave/contract/effect/facts-effect.ts'
import { people } from '#shared/people/contract.ts'
import { confirmIdentity } from '#shared/account/contract/second-factor/confirm-identity.ts'
import { resetSecondFactors } from '#shared/people/contract/reset-second-factors.ts'
import type { FactChangeView } from '#shared/people/contract/facts/fact-change-view.ts'
import { listFactChanges } from '#shared/people/contract/facts/list-fact-changes.ts'
import { type CurrentUser } from '#shared/people/contract/show-me.ts'
import { type PersonView } from '#shared/people/contract/person-view.ts'
import account from '#shared/words/hu/account.json'
import huCompany from '#shared/words/hu/company.json'
import huPeople from '#shared/words/hu/people.json'
import problems from '#shared/words/hu/problems.json'
import profile from '#shared/words/hu/profile.json'
import site from '#shared/words/hu/site.json'
import { axeOfElement } from '#test/support/axe-of-element.ts'
import { listed, employment, signedIn } from '#test/web/people/support.ts'
import { useIdentity } from '#web/account/second-factor/use-identity.tsx'
import { factorsAre, unconfirmed } from '#web/account/second-factor/second-factor.test-support.ts'
import { kept } from '#web/api/drafts/drafts.test-support.ts'
import { answer, answerLater, answerPart, asked, askedOf, refuse, told } from '#web/api/fake-api.test-support.ts'
import { showFresh as show } from '#web/api/show-fresh.test-support.tsx'
import { AccountSettingsPage } from '../account-settings/account-settings-page.tsx'
import { ApproversPage } from '../approvers/approvers-page.tsx'
import { EmploymentInformationPage } from '../employment/employment-information-page.tsx'
import { PersonalInformationPage } from '../personal/personal-information-page.tsx'
import { ProfileFrame } from './profile-frame.tsx'

for (const [name, list] of Object.entries({ account, company: huCompany, people: huPeople, problems, profile, site }))
  i18next.addResourceBundle('hu', name, list)

const me = (role: 1 | 2 | 3 = 2, over: Partial<CurrentUser> = {}, country = 'HU') =>
  signedIn({ role, ...over }, country)

const anna: PersonView = {
  id: 'anna',
  email: 'anna@kekto.example',
  first_name: 'Anna',
  last_name: 'Kis',
  avatar: null,
  role: 1,
  status: 'active',
  status_id: 1,
  group_id: 'workshop',
  position: 'asztalos',
  approver_ids: ['bela'],
  stand_in_id: null,
  phone: '+36 30 555 0107',
  private_email: null,
  private_phone: null,
  private_address: null,
  birthday: '1997-05-05',
  show_birthday: true,
  hide_personal_info: false,
  employee_number: null,
  gender: 2,
  employment,
}

const annaWith = (over: Partial<PersonView>): PersonView => ({ ...anna, ...over })

/** Her profile as a colleague may see it. */
const annaForColleagues: PersonView = { ...anna, employment: null, gender: null, employee_number: null }

function AccountSettings() {
  const { confirmed, dialog } = useIdentity()
  return (
    <>
      <AccountSettingsPage preferences={<p>Téma és nyelv</p>} feeds={<p>Naptárak</p>} confirmed={confirmed} />
      {dialog}
    </>
  )
}

const pages = {
  'personal-information': <PersonalInformationPage />,
  'employee-information': <EmploymentInformationPage />,
  approvers: <ApproversPage />,
  'account-settings': <AccountSettings />,
  export: <h1>Jelenléti ív</h1>,
}

const open = (path: string) =>
  show(
    <Routes>
      <Route path="/" element={<Navigate to={path} replace />} />
      <Route element={<ProfileFrame />}>
        {Object.entries(pages).flatMap(([name, element]) => [
          <Route key={`own ${name}`} path={`user/${name}`} element={element} />,
          <Route key={name} path={`user/:id/${name}`} element={element} />,
        ])}
      </Route>
    </Routes>,
  )

const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const title = (name: string) => page.getByRole('heading', { level: 1, name })
/** Live regions that react-aria leaves in the body belong to no page. */
const axeOfPage = () => axeOfElement(page.getByRole('main').element())
const tabs = () =>
  page
    .getByRole('navigation', { name: 'A profil oldalai' })
    .getByRole('link')
    .elements()
    .map(link => [link.textContent, link.getAttribute('href')])

const save = async () => userEvent.click(button('Mentés'))

/** A proposal of Anna's. */
const waiting = (over: Partial<FactChangeView> = {}): FactChangeView => ({
  id: 'p1',
  person: { id: 'anna', name: 'Kis Anna' },
  status: 'proposed',
  by: { id: 'anna', name: 'Kis Anna' },
  at: 1_795_000_000,
  changes: [{ fact: 'birth_date', label: 'Születési dátum', before: '1997. máj. 5.', after: '1970. máj. 5.' }],
  own: false,
  decision: null,
  may_decide: false,
  may_withdraw: true,
  ...over,
})

const effect = (entitled: { before: number; after: number }) => ({
  user_id: 'anna',
  first_name: 'Anna',
  last_name: 'Kis',
  year: 2026,
  entitled,
})

beforeEach(() => {
  answer(people.showMe, () => ({ data: me() }))
  answer(people.showPerson, () => ({ data: anna }))
  answer(people.listPeople, () => ({
    data: [
      listed('anna', 'Kis Anna'),
      listed('bela', 'Nagy Béla'),
      listed('gone', 'Volt Vilmos', { is_active: false }),
      listed('ilona', 'Farkas Ilona'),
    ],
  }))
  answer(company.listGroups, () => ({ data: [{ id: 'workshop', name: 'Műhely' }] }))
  answer(listPositions, () => ({ data: [{ id: 'carpenter', name: 'asztalos' }] }))
  answer(leave.listExtraDays, () => ({ data: [] }))
  answer(employmentEffect, () => ({ data: [] }))
  answer(factsEffect, () => ({ data: [] }))
  answer(listFactChanges, () => ({ data: [] }))
})

describe('the profile of a person', () => {
  it('R23 R25 has its pages as tabs, in the name of whoever looks', async () => {
    answer(people.showMe, () => ({ data: me(1, { id: 'anna' }) }))
    open('/user/personal-information')
    await expect.element(title('Személyes adatok')).toBeVisible()
    expect(tabs()).toEqual([
      ['Személyes adatok', '/user/personal-information'],
      ['Munkaügyi adatok', '/user/employee-information'],
      ['Szabadságaim', '/user/days-off'],
      ['Jóváhagyók', '/user/approvers'],
      ['Fiókbeállítások', '/user/account-settings'],
      ['Biztonság', '/user/security'],
    ])
    await expect.element(page.getByText('Kis Anna')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Vissza a csapatnaptárhoz' })).not.toBeInTheDocument()
    expect(askedOf(people.showPerson)[0]).toEqual({ path: { id: 'anna' } })
    expect(await axeOfPage()).toEqual([])
  })

  it('R24 has the same pages of anybody for administrators, with a way back', async () => {
    open('/user/anna/personal-information')
    await expect.element(page.getByRole('link', { name: 'Vissza a csapatnaptárhoz' })).toBeVisible()
    await expect
      .poll(() => tabs().map(([, to]) => to))
      .toEqual([
        '/user/anna/personal-information',
        '/user/anna/employee-information',
        '/user/anna/days-off',
        '/user/anna/export',
        '/user/anna/approvers',
        '/user/anna/account-settings',
        '/user/anna/password-change',
      ])
  })

  it.each([
    ['an administrator', '?month=2026-10', '/company/attendance?month=2026-10'],
    ['an approver', '', '/attendance'],
  ])('leads %s from somebody’s attendance sheet back to the list of its month', async (who, month, to) => {
    if (who === 'an approver') answer(people.showMe, () => ({ data: me(1) }))
    open(`/user/anna/export${month}`)
    await expect.element(page.getByRole('link', { name: 'Vissza a jelenléti ívekhez' })).toHaveAttribute('href', to)
  })

  it('R24 shows colleagues what is not hidden, and approvers the days off too', async () => {
    answer(people.showMe, () => ({ data: me(1) }))
    answer(people.showPerson, () => ({ data: annaForColleagues }))
    open('/user/anna/personal-information')
    await expect.element(page.getByText('május 5.', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '+36 30 555 0107' })).toBeVisible()
    await expect.element(field('Vezetéknév')).not.toBeInTheDocument()
    expect(tabs().map(([name]) => name)).toEqual(['Személyes adatok'])
    expect(await axeOfPage()).toEqual([])

    answer(people.showPerson, () => ({ data: { ...annaForColleagues, approver_ids: ['csilla'] } }))
    await mutate(() => true)
    await expect.poll(() => tabs().map(([name]) => name)).toEqual(['Személyes adatok', 'Szabadságok', 'Jelenlét'])
  })

  it('says that somebody keeps their contact details to themselves', async () => {
    answer(people.showMe, () => ({ data: me(1) }))
    const hidden = { email: null, phone: null, birthday: null, hide_personal_info: true }
    answer(people.showPerson, () => ({ data: { ...annaForColleagues, ...hidden } }))
    open('/user/anna/personal-information')
    await expect.element(page.getByText('Az elérhetőségeit nem osztja meg a munkatársakkal.')).toBeVisible()
  })

  it.each(['employee-information', 'approvers', 'account-settings'])('R24 keeps %s from colleagues', async name => {
    answer(people.showMe, () => ({ data: me(1) }))
    answer(people.showPerson, () => ({ data: annaForColleagues }))
    open(`/user/anna/${name}`)
    await expect
      .element(page.getByText('Ezt az oldalt csak az érintett és az adminisztrátorok láthatják.'))
      .toBeVisible()
    expect(askedOf(leave.listExtraDays)).toEqual([])
  })

  it('R24 is only read where a superadmin’s is looked at by an administrator', async () => {
    answer(people.showPerson, () => ({ data: annaWith({ role: 3 }) }))
    open('/user/anna/employee-information')
    await expect.element(page.getByText('2023. november 27.')).toBeVisible()
    await expect.element(field('Munkakör')).not.toBeInTheDocument()
    expect(await axeOfPage()).toEqual([])
  })

  it('says that there is nobody by that id, and can be loaded again after another error', async () => {
    refuse(people.showPerson, 404, 'Ez nem létezik')
    open('/user/nobody/approvers')
    await expect.element(title('Nincs ilyen munkatárs')).toBeVisible()
    refuse(people.showPerson, 500, 'Hiba történt')
    await mutate(() => true)
    await expect.element(title('Az adatokat nem sikerült betölteni')).toBeVisible()
    answer(people.showPerson, () => ({ data: anna }))
    await userEvent.click(button('Újratöltés'))
    await expect.element(title('Jóváhagyók')).toBeVisible()
  })
})

describe('the personal information', () => {
  it('R23 E04 is changed by the person', async () => {
    answer(people.savePersonalInformation, () => ({ data: { ...anna, phone: null, show_birthday: false } }))
    open('/user/anna/personal-information')
    await expect.element(button('Mentés')).not.toBeInTheDocument()
    await userEvent.clear(field('Telefonszám'))
    await userEvent.click(page.getByText('Lássák a születésnapot'))
    await userEvent.click(button('Mentés'))
    await expect.poll(told).toEqual(['Elmentve'])
    expect(askedOf(people.savePersonalInformation)).toEqual([
      {
        path: { id: 'anna' },
        body: {
          first_name: 'Anna',
          last_name: 'Kis',
          birthday: '1997-05-05',
          gender: 2,
          phone: null,
          private_email: null,
          private_phone: null,
          private_address: null,
          show_birthday: false,
          hide_personal_info: false,
        },
      },
    ])
    await expect.element(button('Mentés')).not.toBeInTheDocument()
    expect(kept.size).toBe(0)
  })

  it('says that emails do not reach the address, and what whoever reads it can do, also after something is saved', async () => {
    const refused = annaWith({ email_refused: 'bounced' })
    answer(people.showMe, () => ({ data: me(1, { id: 'anna' }) }))
    answer(people.showPerson, () => ({ data: refused }))
    answer(people.savePersonalInformation, () => ({ data: { ...anna, phone: null } }))
    open('/user/personal-information')
    const alert = page.getByRole('main').getByRole('alert')
    await expect.element(alert).toMatchTextContent('Az e-mailjeink nem érkeznek meg hozzád')
    await expect.element(alert).toMatchTextContent('Ez a cím visszautasította őket: anna@kekto.example')
    await expect
      .element(alert.getByRole('link', { name: 'E-mail-cím módosítása' }))
      .toHaveAttribute('href', '/user/security')
    expect(await axeOfPage()).toEqual([])
    await userEvent.clear(field('Telefonszám'))
    await userEvent.click(button('Mentés'))
    await expect.poll(told).toEqual(['Elmentve'])
    await expect.element(alert).toBeVisible()
  })

  it.each([
    ['bounced', 'active', 'Egyeztesd vele a címet. Másikat ő adhat meg, a Biztonság oldalán.'],
    ['complained', 'active', 'Ezen a címen spamnek jelölték egy e-mailünket, ezért nem küldünk oda többet'],
    ['bounced', 'invited', 'Ha elírtad a címet, vond vissza a meghívót, és hívd meg a jó címen.'],
  ] as const)('says to administrators that emails do not reach somebody (%s, %s)', async (why, status, sentence) => {
    answer(people.showPerson, () => ({ data: annaWith({ email_refused: why, status }) }))
    open('/user/anna/personal-information')
    const alert = page.getByRole('main').getByRole('alert')
    await expect.element(alert).toMatchTextContent('Az e-mailjeink nem érkeznek meg hozzá')
    await expect.element(alert).toMatchTextContent(sentence)
    expect(
      alert
        .getByRole('link')
        .elements()
        .map(link => link.getAttribute('href')),
    ).toEqual(status === 'invited' ? ['/company/employees'] : [])
  })

  it('V01 is refused at its fields, by the page and by the server', async () => {
    refuse(people.savePersonalInformation, 422, 'Nézd át', { birthday: ['Ez a nap még csak ezután jön.'] })
    open('/user/anna/personal-information')
    await userEvent.clear(field('Vezetéknév'))
    await userEvent.click(button('Mentés'))
    await expect.element(field('Vezetéknév')).toHaveAccessibleDescription('Ezt töltsd ki.')
    await userEvent.fill(field('Vezetéknév'), 'Kiss')
    await userEvent.fill(field('Születési dátum'), '2027-01-01')
    await userEvent.click(button('Mentés'))
    await expect.element(field('Születési dátum')).toHaveAccessibleDescription('Ez a nap még csak ezután jön.')
    await expect.element(field('Születési dátum')).toHaveFocus()
    await expect.element(field('Vezetéknév')).toHaveValue('Kiss')
  })

  it('V12 asks an administrator for the reason where somebody is under 16, and sends it first', async () => {
    answer(people.showPerson, () => ({
      data: { ...anna, birthday: null, employment: { ...employment, employment_start: '2026-07-01' } },
    }))
    answer(people.saveEmploymentInformation, () => ({ data: anna }))
    answer(people.savePersonalInformation, () => ({ data: anna }))
    open('/user/anna/personal-information')
    await userEvent.fill(field('Születési dátum'), '2011-03-01')
    await userEvent.fill(field('Miért foglalkoztatható'), 'Iskolai szünet')
    await userEvent.click(button('Mentés'))
    await expect.poll(told).toEqual(['Elmentve'])
    const saved = [people.saveEmploymentInformation.route, people.savePersonalInformation.route] as string[]
    expect(asked.map(({ route }) => route).filter(route => saved.includes(route))).toEqual(saved)
    expect(askedOf(people.saveEmploymentInformation)).toEqual([
      { path: { id: 'anna' }, body: { under_16_reason: 'Iskolai szünet' } },
    ])
  })

  it('keeps what was typed until it is saved or thrown away', async () => {
    open('/user/anna/personal-information')
    await userEvent.fill(field('Keresztnév'), 'Annamária')
    await expect
      .poll(() => kept.get('csilla.c1.personal-information.anna'))
      .toEqual(expect.objectContaining({ first_name: 'Annamária', last_name: 'Kis' }))
    await userEvent.click(button('Elvetés'))
    await expect.element(field('Keresztnév')).toHaveValue('Anna')
    expect(kept.size).toBe(0)
  })

  it('shows what was typed before again, as not saved', async () => {
    kept.set('csilla.c1.personal-information.anna', { first_name: 'Annamária' })
    kept.set('csilla.c1.personal-information.bela', { first_name: 'Béla' })
    kept.set('bela.c1.personal-information.anna', { last_name: 'Kiss' })
    open('/user/anna/personal-information')
    await expect.element(field('Keresztnév')).toHaveValue('Annamária')
    await expect.element(field('Vezetéknév')).toHaveValue('Kis')
    await expect.element(button('Mentés')).toBeVisible()
  })

  it('keeps what is typed while it is being saved, and saves it next', async () => {
    const saving = answerLater(people.savePersonalInformation)
    const saved = { ...anna, phone: '+36 30 555 0199', birthday: null }
    answer(people.showPerson, () => ({ data: { ...anna, birthday: null } }))
    open('/user/anna/personal-information')
    await userEvent.fill(field('Telefonszám'), '0036305550199')
    await userEvent.click(button('Mentés'))
    await expect.poll(() => askedOf(people.savePersonalInformation).length).toBe(1)
    await userEvent.fill(field('Születési dátum'), '1997-05-06')
    answer(people.showPerson, () => ({ data: saved }))
    saving.resolve({ data: saved })
    await expect.poll(told).toEqual(['Elmentve'])
    await expect.element(field('Telefonszám')).toHaveValue('+36 30 555 0199')
    await expect.element(field('Születési dátum')).toHaveValue('1997-05-06')

    answer(people.savePersonalInformation, () => ({ data: { ...saved, birthday: '1997-05-06' } }))
    await userEvent.click(button('Mentés'))
    await expect.element(button('Mentés')).not.toBeInTheDocument()
    expect(askedOf(people.savePersonalInformation).at(-1)).toMatchObject({
      body: { phone: '+36 30 555 0199', birthday: '1997-05-06' },
    })
  })

  it('follows what somebody else changes as long as nothing is typed', async () => {
    open('/user/anna/personal-information')
    await expect.element(field('Keresztnév')).toHaveValue('Anna')
    answer(people.showPerson, () => ({ data: { ...anna, first_name: 'Panna' } }))
    await mutate(() => true)
    await expect.element(field('Keresztnév')).toHaveValue('Panna')
    await userEvent.fill(field('Telefonszám'), '1')
    answer(people.showPerson, () => ({ data: { ...anna, first_name: 'Zsanna' } }))
    await mutate(() => true)
    await expect.element(page.getByText('Kis Zsanna')).toBeVisible()
    await expect.element(field('Telefonszám')).toHaveValue('1')
  })
})

describe('law 3 birth date and gender', () => {
  it('of another show their effect before an administrator saves them', async () => {
    answer(factsEffect, () => ({ data: [effect({ before: 20, after: 30 })] }))
    answer(people.savePersonalInformation, () => ({ data: annaWith({ birthday: '1970-05-05' }) }))
    open('/user/anna/personal-information')
    await userEvent.fill(field('Születési dátum'), '1970-05-05')
    await save()
    const dialog = page.getByRole('alertdialog', { name: 'Elmented a változást? Kis Anna' })
    await expect.element(dialog).toMatchTextContent(/2026Szabadság20 → 30 nap \+10/)
    expect(askedOf(people.savePersonalInformation)).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Mentés' }))
    await expect.poll(() => askedOf(people.savePersonalInformation)).toHaveLength(1)
    expect(askedOf(factsEffect)[0]).toMatchObject({
      path: { id: 'anna' },
      body: { call: 'PUT /user/{id}/personal-information', body: { birthday: '1970-05-05', gender: 2 } },
    })
  })

  it('ask for no effect where neither is changed', async () => {
    answer(people.savePersonalInformation, () => ({ data: annaWith({ phone: '1' }) }))
    open('/user/anna/personal-information')
    await userEvent.fill(field('Telefonszám'), '1')
    await save()
    await expect.poll(told).toEqual(['Elmentve'])
    expect(askedOf(factsEffect)).toEqual([])
  })

  it('of one’s own wait for confirmation, as the reply and the field say', async () => {
    answer(people.showMe, () => ({ data: me(1, { id: 'anna' }) }))
    answer(people.savePersonalInformation, () => {
      answer(listFactChanges, () => ({ data: [waiting()] }))
      return { data: anna, proposal: waiting() }
    })
    open('/user/personal-information')
    await userEvent.fill(field('Születési dátum'), '1970-05-05')
    await save()
    await expect
      .poll(told)
      .toEqual(['Elmentve. A megváltoztatott adat akkor lép életbe, ha egy adminisztrátor megerősíti.'])
    expect(askedOf(factsEffect)).toEqual([])
    await expect.element(field('Születési dátum')).toHaveValue('1997-05-05')
    await expect.element(field('Születési dátum')).toHaveAccessibleDescription('Megerősítésre vár: 1970. máj. 5.')
    await expect.element(button('Visszavonás')).toBeVisible()
    expect(await axeOfPage()).toEqual([])
  })

  it('are nobody else’s business: a colleague loads no history', async () => {
    answer(people.showMe, () => ({ data: me(1, { id: 'bela' }) }))
    answer(people.showPerson, () => ({ data: annaForColleagues }))
    open('/user/anna/personal-information')
    await expect.element(page.getByText('+36 30 555 0107')).toBeVisible()
    expect(askedOf(listFactChanges)).toEqual([])
  })
})

describe('the employment information', () => {
  const birthYear = () => field('Születési év')

  it('R23 E04 is kept by administrators; only what was changed is sent', async () => {
    answer(people.saveEmploymentInformation, () => ({ data: { ...anna, position: 'mester' } }))
    open('/user/anna/employee-information')
    await userEvent.fill(page.getByRole('combobox', { name: /^Munkakör/ }), 'mester')
    await save()
    await expect.poll(told).toEqual(['Elmentve'])
    expect(askedOf(people.saveEmploymentInformation)).toEqual([{ path: { id: 'anna' }, body: { position: 'mester' } }])
    expect(askedOf(employmentEffect)).toEqual([])
    expect(await axeOfPage()).toEqual([])
  })

  it('E09 offers the positions of the company, takes any other name, and reads them again after it', async () => {
    answer(people.saveEmploymentInformation, () => ({ data: { ...anna, position: 'Üvegműves' } }))
    answer(listPositions, () => ({ data: ['asztalos', 'lakatos'].map(name => ({ id: name, name })) }))
    open('/user/anna/employee-information')
    const position = page.getByRole('combobox', { name: /^Munkakör/ })
    await expect.element(position).toHaveValue('asztalos')
    const offered = () => [...(position.element() as HTMLInputElement).list!.options].map(({ value }) => value)
    expect(offered()).toEqual(['asztalos', 'lakatos'])
    await userEvent.fill(position, ' Üvegműves ')
    answer(listPositions, () => ({ data: [{ id: 'glazier', name: 'Üvegműves' }] }))
    await save()
    await expect.poll(told).toEqual(['Elmentve'])
    const [saved] = askedOf(people.saveEmploymentInformation)
    expect(saved).toEqual({ path: { id: 'anna' }, body: { position: 'Üvegműves' } })
    await expect.poll(offered).toEqual(['Üvegműves'])
  })

  it('E09 takes a position away, and refuses too long a one at its field', async () => {
    refuse(people.saveEmploymentInformation, 422, 'Nézd át', { position: ['Legfeljebb 80 karakter.'] })
    open('/user/anna/employee-information')
    const position = page.getByRole('combobox', { name: /^Munkakör/ })
    await userEvent.fill(position, 'mester')
    await save()
    await expect.element(position).toHaveAccessibleDescription('Legfeljebb 80 karakter.')
    answer(people.saveEmploymentInformation, () => ({ data: { ...anna, position: null } }))
    await userEvent.clear(position)
    await save()
    await expect.poll(told).toEqual(['Elmentve'])
    expect(askedOf(people.saveEmploymentInformation).at(-1)).toEqual({ path: { id: 'anna' }, body: { position: null } })
  })

  it('shows before what a child makes of each year, and loses nothing where one thinks better of it', async () => {
    answer(employmentEffect, () => ({
      data: [
        {
          user_id: 'anna',
          first_name: 'Anna',
          last_name: 'Kis',
          year: 2026,
          entitled: { before: 25, after: 29 },
          booked: -1,
        },
      ],
    }))
    answer(people.saveEmploymentInformation, () => ({ data: anna }))
    open('/user/anna/employee-information')
    await userEvent.click(button('Gyermek hozzáadása'))
    await userEvent.fill(birthYear().last(), '2024')
    await save()
    const dialog = page.getByRole('alertdialog', { name: 'Elmented a változást? Kis Anna' })
    await expect.element(dialog).toMatchTextContent(/2026Szabadság25 → 29 nap \+4/)
    await expect.element(dialog).toMatchTextContent(/Már kiírt napok1 nappal több fogy a keretből/)
    expect(dialog.element().textContent).not.toMatch(/2027/)
    expect(await axeOfElement(dialog.element())).toEqual([])
    await userEvent.click(button('Mégse'))
    expect(askedOf(people.saveEmploymentInformation)).toEqual([])
    await expect.element(birthYear().last()).toHaveValue('2024')

    await save()
    await userEvent.click(dialog.getByRole('button', { name: 'Mentés' }))
    await expect.poll(told).toEqual(['Elmentve'])
    expect(askedOf(people.saveEmploymentInformation)).toEqual([
      {
        path: { id: 'anna' },
        body: {
          children: [
            { id: 'child', birth_year: 2019, birth_date: null, disabled: false },
            { birth_year: 2024, birth_date: null, disabled: false },
          ],
        },
      },
    ])
  })

  it('has a beginning, with what was taken before and brought along', async () => {
    answer(people.saveEmploymentInformation, () => ({ data: anna }))
    open('/user/anna/employee-information')
    await userEvent.fill(field('Már kivett szabadság, 2026'), '12')
    await userEvent.click(button('Áthozott szabadság hozzáadása'))
    const brought = page.getByRole('group', { name: '1. áthozott szabadság' })
    await userEvent.fill(brought.getByLabelText('Mennyi'), '4')
    await save()
    await expect.element(brought.getByLabelText('Miért maradt meg')).toHaveAccessibleDescription(/./)
    expect(askedOf(employmentEffect)).toEqual([])
    await userEvent.fill(brought.getByLabelText('Miért maradt meg'), 'betegség')
    await save()
    await expect.poll(told).toEqual(['Elmentve'])
    expect(askedOf(people.saveEmploymentInformation)[0]).toMatchObject({
      body: {
        taken_before: { unit: 'days', amount: 12 },
        brought: [{ from_year: 2025, unit: 'days', amount: 4, last_date: '2026-12-31', reason: 'betegség' }],
      },
    })
  })

  it('keeps the employment that ended, and says which leave a new end cancels', async () => {
    const ended = { ...employment, employment_start: '2020-03-02', employment_end: '2026-03-31' }
    answer(people.showPerson, () => ({ data: { ...anna, employment: ended } }))
    answer(employmentEffect, () => ({
      data: [
        {
          user_id: 'anna',
          first_name: 'Anna',
          last_name: 'Kis',
          year: 2026,
          outside: [
            { id: 'r1', type_id: 1, from_date: '2026-06-01', to_date: '2026-06-05', stays: null },
            {
              id: 'r2',
              type_id: 1,
              from_date: '2026-03-30',
              to_date: '2026-04-03',
              stays: { from_date: '2026-03-30', to_date: '2026-03-31' },
            },
          ],
        },
      ],
    }))
    answer(people.saveEmploymentInformation, () => ({ data: anna }))
    open('/user/anna/employee-information')
    await userEvent.click(button('Új munkaviszony'))
    await userEvent.fill(field('Első nap').first(), '2026-09-01')
    await save()
    const dialog = page.getByRole('alertdialog')
    await expect
      .element(dialog)
      .toMatchTextContent(/Szabadság, 2026\. jún\. 1–5\.: a munkaviszonyon kívül esik, visszavonjuk/)
    await expect.element(dialog).toMatchTextContent(/marad: .*30/)
    await userEvent.click(dialog.getByRole('button', { name: 'Mentés' }))
    await expect
      .poll(() => askedOf(people.saveEmploymentInformation))
      .toMatchObject([
        {
          body: {
            employment_start: '2026-09-01',
            employment_end: null,
            earlier_employments: [{ employment_start: '2020-03-02', employment_end: '2026-03-31', brought: [] }],
          },
        },
      ])
  })

  it('records an agreement about the days of age by its year', async () => {
    answer(people.saveEmploymentInformation, () => ({ data: anna }))
    open('/user/anna/employee-information')
    await userEvent.click(page.getByText('2026. évi napok 2027 végéig'))
    await save()
    await expect
      .poll(() => askedOf(people.saveEmploymentInformation))
      .toMatchObject([{ body: { age_agreements: [2026] } }])
  })

  it('takes the birth year from the date, and says at the field what cannot be', async () => {
    refuse(employmentEffect, 422, 'Nézd át', {
      'children.1.birth_date': ['Ez a nap még csak ezután jön.'],
    })
    open('/user/anna/employee-information')
    await userEvent.click(button('Gyermek hozzáadása'))
    await userEvent.fill(field('Születési dátum').last(), '2026-12-24')
    await expect.element(birthYear().last()).toHaveValue('2026')
    await save()
    await expect.element(field('Születési dátum').last()).toHaveAccessibleDescription('Ez a nap még csak ezután jön.')
    expect(askedOf(people.saveEmploymentInformation)).toEqual([])
    await userEvent.click(button('2. gyermek törlése'))
    await expect.element(button('Mentés')).not.toBeInTheDocument()
  })

  it('V12 asks for the reason only where the birth date needs it', async () => {
    answer(people.showPerson, () => ({
      data: { ...anna, birthday: '2011-03-01', employment: { ...employment, employment_start: '2027-04-01' } },
    }))
    open('/user/anna/employee-information')
    await expect.element(field('Első nap')).toBeVisible()
    await expect.element(field('Miért foglalkoztatható')).not.toBeInTheDocument()
    refuse(employmentEffect, 422, 'Nézd át', {
      employment_start: ['16 év alatti személy nem foglalkoztatható'],
    })
    await userEvent.fill(field('Első nap'), '2027-01-01')
    await expect.element(field('Miért foglalkoztatható')).toBeVisible()
    await save()
    await expect.element(field('Első nap')).toHaveAccessibleDescription('16 év alatti személy nem foglalkoztatható')
  })

  it('E04 has a schedule of one’s own from a day on, and the earlier ones', async () => {
    const four = { ...generalWeek, friday: 0 }
    answer(people.showPerson, () => ({
      data: {
        ...anna,
        employment: {
          ...employment,
          working_hours: four,
          schedules: [
            { valid_from: '1900-01-01', week: generalWeek, unequal_schedule: false },
            { valid_from: '2026-03-01', week: four, unequal_schedule: false, starts_at: '06:00', break_minutes: 45 },
          ],
        },
      },
    }))
    answer(people.saveEmploymentInformation, () => ({ data: anna }))
    open('/user/anna/employee-information')
    const schedules = page.getByRole('region', { name: 'Saját munkarendek' }).getByRole('listitem')
    await expect
      .element(schedules.first())
      .toMatchTextContent(/^2026\. március 1\. óta.*Most érvényes.*összesen 32 óra.*kezdés 06:00 · szünet 45 perc/)
    await expect.element(schedules.last()).toMatchTextContent(/^Kezdettől.*összesen 40 óra/)
    await userEvent.fill(field('Péntek'), '4')
    await userEvent.fill(field('Munkakezdés'), '630')
    await userEvent.fill(field('Mikortól érvényes'), '2026-12-01')
    await userEvent.click(page.getByText('Egyenlőtlen munkaidő-beosztás'))
    await save()
    await expect
      .poll(() => askedOf(people.saveEmploymentInformation))
      .toEqual([
        {
          path: { id: 'anna' },
          body: {
            working_hours: { ...generalWeek, friday: 4 },
            unequal_schedule: true,
            starts_at: '06:30',
            working_hours_from: '2026-12-01',
          },
        },
      ])
  })

  it('E04 has since when until when something holds', async () => {
    answer(people.saveEmploymentInformation, () => ({ data: anna }))
    open('/user/anna/employee-information')
    await userEvent.click(page.getByRole('button', { name: /^Időszak hozzáadása: Megváltozott/ }))
    const disability = page.getByRole('group', { name: /^Megváltozott.*1\. időszak/ })
    await userEvent.fill(disability.getByRole('textbox', { name: /^Ettől/ }), '2026-06-01')
    await userEvent.click(page.getByRole('button', { name: /^Időszak hozzáadása: Munkáltatói/ }))
    const grant = page.getByRole('group', { name: /^Munkáltatói.*1\. időszak/ })
    await userEvent.fill(grant.getByRole('textbox', { name: /^Nap évente/ }), '3')
    await save()
    await expect
      .poll(() => askedOf(people.saveEmploymentInformation))
      .toEqual([
        {
          path: { id: 'anna' },
          body: {
            disability_periods: [{ from: '2026-06-01', to: null }],
            employer_extra_grants: [{ from: null, to: null, days: 3 }],
          },
        },
      ])
  })

  it('P04 E06 has base days set by hand outside Hungary, and not what Hungarian law gives', async () => {
    answer(people.showMe, () => ({ data: me(2, {}, 'DE') }))
    answer(people.saveEmploymentInformation, () => ({ data: anna }))
    open('/user/anna/employee-information')
    await userEvent.fill(field('Évi szabadság'), '28')
    await userEvent.fill(field('Évi betegszabadság'), '30')
    await expect.element(page.getByText('Gondozásra szoruló hozzátartozót ápol')).not.toBeInTheDocument()
    await save()
    await expect
      .poll(() => askedOf(people.saveEmploymentInformation))
      .toEqual([{ path: { id: 'anna' }, body: { base_days: 28, base_sick_days: 30 } }])
  })

  it('R23 is read by the person, with the company’s hours where there are no own ones', async () => {
    answer(people.showMe, () => ({ data: me(1, { id: 'anna' }) }))
    open('/user/employee-information')
    await expect.element(page.getByText('A cég heti munkarendje érvényes.')).toBeVisible()
    await expect.element(page.getByText('Műhely')).toBeVisible()
    await expect.element(page.getByText('Ha valami nem stimmel, szólj az adminisztrátornak.')).toBeVisible()
    await expect.element(button('Gyermek hozzáadása')).not.toBeInTheDocument()
    await expect.element(button('Hozzáadás')).not.toBeInTheDocument()
    expect(await axeOfPage()).toEqual([])
  })

  it('law 1 is read by the person with where the books begin, and with the employments before', async () => {
    const brought = [{ from_year: 2025, unit: 'days' as const, amount: 4, last_date: '2026-12-31', reason: 'betegség' }]
    const earlier = { ...employment, employment_start: '2018-02-01', employment_end: '2020-06-30', brought: [] }
    const known = { ...employment, brought, taken_before: { unit: 'days' as const, amount: 12 } }
    answer(people.showPerson, () => ({ data: { ...anna, employment: { ...known, earlier_employments: [earlier] } } }))
    answer(people.showMe, () => ({ data: me(1, { id: 'anna' }) }))
    open('/user/employee-information')
    await expect.element(page.getByText('2025: 4 nap, betegség')).toBeVisible()
    await expect.element(page.getByText('12 nap')).toBeVisible()
    await expect.element(page.getByText(/2018\. február 1\..*2020\. június 30\./)).toBeVisible()
  })
})

describe('days granted and taken away by hand', () => {
  const extra = { id: 'x', year: 2026, days: 2, comment: 'Jutalom' }

  it('law 7 say to which employment they will belong where several fall into the year', async () => {
    const again = {
      ...employment,
      employment_start: '2026-02-01',
      earlier_employments: [
        { ...employment, employment_start: '2020-03-02', employment_end: '2026-01-15', brought: [] },
      ],
    }
    answer(people.showPerson, () => ({ data: { ...anna, employment: again } }))
    answer(leave.listExtraDays, () => ({ data: [] }))
    open('/user/anna/employee-information')
    const hint = page.getByText(/^A 2026\. évbe több munkaviszony esik\./)
    await expect.element(hint).toMatchTextContent(/amelynek első napja 2026\. febr\. 1\.$/)
    const earlier = page.getByText('Korábbi munkaviszonyok').element()
    const space =
      earlier.getBoundingClientRect().top -
      earlier.closest('fieldset')!.previousElementSibling!.getBoundingClientRect().bottom
    expect(space).toBeGreaterThanOrEqual(24)
  })

  it('E09 are listed by year, added and taken back', async () => {
    answer(leave.listExtraDays, () => ({ data: [extra] }))
    answer(leave.grantExtraDays, () => ({ data: { ...extra, id: 'y', days: -1 } }))
    answer(leave.removeExtraDays, () => ({}))
    open('/user/anna/employee-information')
    const list = page.getByRole('list', { name: 'Egyszeri plusznapok és levont napok' })
    await expect.element(list).toMatchTextContent(/\+2 napJutalom/)
    await userEvent.fill(field('Napok'), '-1')
    await userEvent.fill(field('Megjegyzés'), 'Elszámolás')
    await userEvent.click(button('Hozzáadás'))
    await expect.poll(told).toEqual(['Napok rögzítve'])
    expect(askedOf(leave.grantExtraDays)).toEqual([
      { path: { id: 'anna' }, body: { year: 2026, days: -1, comment: 'Elszámolás' } },
    ])
    await expect.element(field('Megjegyzés')).toHaveValue('')

    await userEvent.click(page.getByRole('button', { name: 'Törlés: +2 nap Jutalom' }))
    const dialog = page.getByRole('alertdialog', { name: '+2 nap törlése, 2026' })
    expect(await axeOfElement(dialog.element())).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Törlés' }))
    await expect
      .poll(() => askedOf(leave.removeExtraDays))
      .toEqual([{ path: { id: 'anna', extraId: 'x' }, query: { year: '2026' } }])
  })

  it('law 18 are taken below zero only after a question that says how far', async () => {
    answer(leave.grantExtraDays, () => ({ data: { ...extra, id: 'y', days: -30 } }))
    answerPart(leave.showBalance, { data: { left: 8 } })
    open('/user/anna/employee-information')
    await expect.poll(() => askedOf(leave.showBalance).length).toBeGreaterThan(0)
    await userEvent.fill(field('Napok'), '-30')
    await userEvent.click(button('Hozzáadás'))
    const dialog = page.getByRole('alertdialog', {
      name: 'Levonsz 30 napot? A 2026. évre 22 nappal többet vett ki, mint amennyi jár.',
    })
    await expect.element(dialog).toBeVisible()
    expect(await axeOfElement(dialog.element())).toEqual([])
    expect(askedOf(leave.grantExtraDays)).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Levonás' }))
    await expect.poll(() => askedOf(leave.grantExtraDays)).toMatchObject([{ body: { days: -30 } }])
  })

  it('law 3 show what they make of the year before they are added or taken back, and may wait for another administrator', async () => {
    const proposal = waiting({ changes: [] })
    answer(factsEffect, () => ({ data: [effect({ before: 20, after: 22 })] }))
    answer(leave.listExtraDays, () => ({ data: [extra] }))
    answer(leave.grantExtraDays, () => ({ data: extra, proposal }))
    answer(leave.removeExtraDays, () => ({ proposal }))
    open('/user/anna/employee-information')
    await userEvent.fill(field('Napok'), '2')
    await userEvent.click(button('Hozzáadás'))
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog).toMatchTextContent(/2026Szabadság20 → 22 nap \+2/)
    expect(askedOf(leave.grantExtraDays)).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Mentés' }))
    const sent = 'Elküldve: akkor lép életbe, ha egy másik adminisztrátor megerősíti.'
    await expect.poll(told).toEqual([sent])
    await userEvent.click(page.getByRole('button', { name: 'Törlés: +2 nap Jutalom' }))
    await expect.element(dialog).toMatchTextContent(/Jutalom2026Szabadság20 → 22 nap/)
    await userEvent.click(dialog.getByRole('button', { name: 'Törlés' }))
    await expect.poll(() => askedOf(leave.removeExtraDays)).toHaveLength(1)
    await expect.poll(told).toContain(sent)
    expect(askedOf(factsEffect)).toEqual([
      {
        path: { id: 'anna' },
        body: { call: 'POST /user/{id}/extra-day-off', body: { year: 2026, days: 2, comment: '' } },
      },
      {
        path: { id: 'anna' },
        body: { call: 'DELETE /user/{id}/extra-day-off/{extraId}', extra_id: 'x', year: 2026 },
      },
    ])
  })

  it('V01 are a whole number other than zero', async () => {
    open('/user/anna/employee-information')
    await expect.element(page.getByText('2026: nincs egyszeri plusznap vagy levont nap.')).toBeVisible()
    await userEvent.fill(field('Napok'), '0')
    await userEvent.click(button('Hozzáadás'))
    await expect.element(field('Napok')).toHaveAccessibleDescription(/ne nullát/)
    expect(askedOf(leave.grantExtraDays)).toEqual([])
  })

  it('are of the year that is chosen', async () => {
    open('/user/anna/employee-information')
    await userEvent.click(page.getByRole('button', { name: /Év$/ }))
    await userEvent.click(page.getByRole('option', { name: '2027' }))
    await expect
      .poll(() => askedOf(leave.listExtraDays).at(-1))
      .toEqual({ path: { id: 'anna' }, query: { year: '2027' } })
  })
})

describe('the approvers', () => {
  it('R23 A04 are picked by administrators; whoever was deactivated is left out', async () => {
    answer(people.showPerson, () => ({ data: { ...anna, approver_ids: ['bela', 'gone'] } }))
    answer(people.saveApprovers, () => ({ data: { ...anna, approver_ids: ['bela', 'ilona'] } }))
    open('/user/anna/approvers')
    await userEvent.click(page.getByRole('combobox', { name: /^Jóváhagyók/ }))
    await userEvent.click(page.getByRole('option', { name: 'Farkas Ilona' }))
    expect(page.getByRole('option', { name: 'Kis Anna' }).query()).toBeNull()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(button('Mentés'))
    await expect.poll(told).toEqual(['Elmentve'])
    expect(askedOf(people.saveApprovers)).toEqual([{ path: { id: 'anna' }, body: { approver_ids: ['bela', 'ilona'] } }])
    expect(await axeOfPage()).toEqual([])
  })

  it('A04 are the administrators where nobody is picked', async () => {
    answer(people.showPerson, () => ({ data: { ...anna, approver_ids: [] } }))
    open('/user/anna/approvers')
    await expect.element(page.getByText('Nincs kijelölt jóváhagyó, ezért az adminisztrátorok döntenek.')).toBeVisible()
  })

  it('R23 are read by the person', async () => {
    answer(people.showMe, () => ({ data: me(1, { id: 'anna' }) }))
    open('/user/approvers')
    await expect.element(page.getByRole('list', { name: 'Jóváhagyók' })).toMatchTextContent(/Nagy Béla/)
    await expect.element(page.getByRole('combobox')).not.toBeInTheDocument()
    expect(await axeOfPage()).toEqual([])
  })
})

describe('the account settings', () => {
  it('R23 name who stands in, in plain words, and hold the own preferences', async () => {
    answer(people.showMe, () => ({ data: me(1, { id: 'anna' }) }))
    answer(people.saveAccountSettings, () => ({ data: { ...anna, stand_in_id: 'ilona' } }))
    open('/user/account-settings')
    await expect.element(page.getByText(/a rá váró kérelmekről a helyettese is dönthet/)).toBeVisible()
    await expect.element(page.getByText('Téma és nyelv')).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: /Helyettes/ }))
    await userEvent.click(page.getByRole('option', { name: 'Farkas Ilona' }))
    await userEvent.click(button('Mentés'))
    await expect.poll(told).toEqual(['Elmentve'])
    expect(askedOf(people.saveAccountSettings)).toEqual([{ path: { id: 'anna' }, body: { stand_in_id: 'ilona' } }])
    expect(await axeOfPage()).toEqual([])
  })

  it.each([
    ['gone', /Volt Vilmos inaktív, ezért nem helyettesít/],
    ['left', /már nem munkatárs/],
  ])('reliability 5: say that a stand-in who is %s decides on nothing', async (stand_in_id, why) => {
    answer(people.showPerson, () => ({ data: annaWith({ stand_in_id }) }))
    open('/user/anna/account-settings')
    await expect.element(page.getByRole('alert')).toMatchTextContent(why)
    await expect.element(page.getByRole('button', { name: /Nincs helyettes/ })).toBeVisible()
    expect(await axeOfPage()).toEqual([])
  })

  it('hold no preferences of somebody else', async () => {
    open('/user/anna/account-settings')
    await expect.element(page.getByRole('button', { name: /Helyettes/ })).toBeVisible()
    await expect.element(page.getByText('Téma és nyelv')).not.toBeInTheDocument()
  })
})

describe('the role and the access', () => {
  it('A07 T06 are changed by administrators, each after a question where somebody is shut out', async () => {
    answer(people.changeRole, () => ({ data: annaWith({ role: 2 }) }))
    answer(people.deactivatePerson, () => ({ data: annaWith({ status: 'inactive' }) }))
    answer(people.activatePerson, () => ({ data: anna }))
    open('/user/anna/account-settings')
    await userEvent.click(page.getByRole('button', { name: /Szerepkör/ }))
    expect(page.getByRole('option', { name: 'Főadminisztrátor' }).query()).toBeNull()
    await userEvent.click(page.getByRole('option', { name: 'Adminisztrátor' }))
    await userEvent.click(button('Mentés'))
    await expect.poll(() => askedOf(people.changeRole)).toEqual([{ path: { id: 'anna' }, body: { role: 2 } }])

    answer(people.showPerson, () => ({ data: annaWith({ status: 'inactive' }) }))
    await userEvent.click(button('Inaktiválás'))
    const dialog = page.getByRole('alertdialog', { name: 'Kis Anna inaktiválása' })
    expect(await axeOfElement(dialog.element())).toEqual([])
    expect(askedOf(people.deactivatePerson)).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Inaktiválás' }))
    await expect.element(page.getByText('Inaktív', { exact: true })).toBeVisible()
    await userEvent.click(button('Aktiválás'))
    await expect.poll(() => askedOf(people.activatePerson)).toEqual([{ path: { id: 'anna' } }])
  })

  it('give back the sign-in to somebody who has lost the second step, after a question', async () => {
    answer(resetSecondFactors, () => ({}))
    open('/user/anna/account-settings')
    await userEvent.click(button('Kétlépcsős bejelentkezés törlése'))
    const dialog = page.getByRole('alertdialog', { name: 'Kis Anna kétlépcsős bejelentkezésének törlése' })
    await expect.element(dialog).toMatchTextContent(/Mindenhonnan kijelentkeztetjük/)
    expect(await axeOfElement(dialog.element())).toEqual([])
    expect(askedOf(resetSecondFactors)).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: 'Kétlépcsős bejelentkezés törlése' }))
    await expect.poll(told).toEqual(['Kétlépcsős bejelentkezés törölve: Kis Anna'])
    expect(askedOf(resetSecondFactors)).toEqual([{ path: { id: 'anna' } }])
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('security 12 ask who they are before the second step of somebody is removed', async () => {
    factorsAre({})
    let isConfirmed = false
    answer(resetSecondFactors, () => {
      if (!isConfirmed) throw unconfirmed()
      return {}
    })
    answer(confirmIdentity, () => {
      isConfirmed = true
      return { data: { confirmed_until: 0 } }
    })
    open('/user/anna/account-settings')
    await userEvent.click(button('Kétlépcsős bejelentkezés törlése'))
    await userEvent.click(
      page.getByRole('alertdialog').getByRole('button', { name: 'Kétlépcsős bejelentkezés törlése' }),
    )
    const identity = page.getByRole('dialog', { name: 'Erősítsd meg, hogy te vagy az' })
    await userEvent.fill(identity.getByLabelText(/^Jelszó/).first(), 'Szabi2026')
    await userEvent.click(identity.getByRole('button', { name: 'Megerősítés' }))
    await expect.poll(told).toEqual(['Kétlépcsős bejelentkezés törölve: Kis Anna'])
  })

  it('offer that of an administrator to superadmins alone', async () => {
    answer(people.showPerson, () => ({ data: annaWith({ role: 2 }) }))
    open('/user/anna/account-settings')
    await expect.element(button('Inaktiválás')).toBeVisible()
    await expect.element(button('Kétlépcsős bejelentkezés törlése')).not.toBeInTheDocument()
    answer(people.showMe, () => ({ data: me(3) }))
    await mutate(() => true)
    await expect.element(button('Kétlépcsős bejelentkezés törlése')).toBeVisible()
  })

  it('A05 are refused in the server’s words', async () => {
    const kept = 'Egy főadminisztrátornak maradnia kell. Előbb nevezz ki másikat.'
    answer(people.showMe, () => ({ data: me(3) }))
    answer(people.showPerson, () => ({ data: annaWith({ role: 3 }) }))
    refuse(people.deletePerson, 409, kept)
    open('/user/anna/account-settings')
    await userEvent.click(button('Törlés a cégből'))
    const dialog = page.getByRole('alertdialog', { name: 'Kis Anna törlése a cégből' })
    await userEvent.click(dialog.getByRole('button', { name: 'Törlés a cégből' }))
    await expect.poll(told).toEqual([kept])
    await expect.element(dialog).not.toBeInTheDocument()
  })

  it('A05 of a superadmin are not offered to an administrator, nor one’s own', async () => {
    answer(people.showPerson, () => ({ data: annaWith({ role: 3 }) }))
    open('/user/anna/account-settings')
    await expect.element(page.getByText(/a helyettese is dönthet/)).toBeVisible()
    await expect.element(page.getByText('Szerepkör és hozzáférés')).not.toBeInTheDocument()
    answer(people.showMe, () => ({ data: me(3, { id: 'anna' }) }))
    await mutate(() => true)
    await expect.element(page.getByText('Téma és nyelv')).toBeVisible()
    await expect.element(page.getByText('Szerepkör és hozzáférés')).not.toBeInTheDocument()
  })
})
