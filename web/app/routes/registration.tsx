import { useNavigate } from 'react-router'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import type { CompanyInfo as Info } from '#web/company/registration/company-info.ts'
import { CompanyPage } from '#web/company/registration/company-page.tsx'
import { TeamPage } from '#web/people/registration/team-page.tsx'
import type { Team } from '#web/people/registration/team-rows.ts'
import { PersonalDataPage } from '#web/people/registration/personal-data-page.tsx'
import { asTyped, nothingYet, type PersonalData as Data } from '#web/people/personal/personal-data.ts'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { company } from '#shared/company/contract.ts'
import { weekdays } from '#shared/calendar/working-pattern.ts'
import { type WorkingHours } from '#shared/company/model.ts'
import { people } from '#shared/people/contract.ts'
import { type CurrentUser } from '#shared/people/contract/show-me.ts'
import { drafts } from '../session/browser-drafts.ts'
import { session } from '../session/browser-session.ts'
import { registrationForms } from '../session/drafts.ts'
import { useSignedIn } from '../session/known-user.ts'

const keep = {
  company: (typed: Info) => drafts.save('company', typed),
  yourData: (typed: Data) => drafts.save('your-data', typed),
  team: (typed: Team) => drafts.save('team', typed),
}

/** The selected company as the form of its step shows it. */
function infoOf(user: CurrentUser | undefined): Info | undefined {
  const known = user?.selected_company
  if (!known) return undefined
  const hours = Object.fromEntries(weekdays.map(day => [day, known[day]])) as WorkingHours
  return { name: known.name, country: known.country, working_hours: hours }
}

export function CompanyInfo() {
  const navigate = useNavigate()
  const user = useSignedIn()
  const founding = useChange(company.createCompany)

  async function save(info: Info) {
    if (user?.selected_company) {
      await call(company.changeCompany, { body: { name: info.name, country: info.country } })
      await call(company.changeWorkingHours, { body: { working_hours: info.working_hours } })
      await session.reload()
    } else {
      session.renew((await founding.change({ body: info })).token)
    }
    drafts.drop('company')
    await navigate('/register/personal-information')
  }

  return (
    <CompanyPage
      start={(drafts.load('company') as Info | undefined) ?? infoOf(user)}
      onTyping={keep.company}
      save={save}
    />
  )
}

export function YourData() {
  const navigate = useNavigate()
  const user = useSignedIn()
  const typed = drafts.load('your-data') as Data | undefined
  const { data, error } = useApi(people.showPerson, user && !typed ? { path: { id: user.id } } : null)
  const known = data ? asTyped(data.data) : error ? nothingYet : undefined

  async function goOn() {
    await session.reload()
    drafts.drop('your-data')
    await navigate('/register/team')
  }

  const start = typed ?? known
  if (!start) return <SkeletonRows rows={4} />
  return <PersonalDataPage start={start} onTyping={keep.yourData} onSaved={goOn} back="/register/company" />
}

export function TeamSetUp() {
  const navigate = useNavigate()
  const completing = useChange(company.completeRegistration)

  async function finish() {
    await completing.change()
    await session.reload()
    drafts.drop(...registrationForms)
    await navigate('/dashboard')
  }

  return (
    <TeamPage
      start={drafts.load('team') as Team | undefined}
      onTyping={keep.team}
      finish={finish}
      back="/register/personal-information"
    />
  )
}
