import { useNavigate } from 'react-router'
import { call } from '#web/api/call.ts'
import { useApi } from '#web/api/use-api.ts'
import { useChange } from '#web/api/use-change.ts'
import { DeletedCompanyAlert } from '#web/company/deleted/deleted-company-alert.tsx'
import type { CompanyInfo as Info } from '#web/company/registration/company-info.ts'
import { CompanyPage } from '#web/company/registration/company-page.tsx'
import { TeamPage } from '#web/people/registration/team-page.tsx'
import { PersonalDataPage } from '#web/people/registration/personal-data-page.tsx'
import { asTyped, nothingYet } from '#web/people/personal/personal-data.ts'
import { SkeletonRows } from '#web/ui/feedback/skeleton/skeleton.tsx'
import { company } from '#shared/company/contract.ts'
import { weekdays } from '#shared/calendar/working-pattern.ts'
import { type WorkingHours } from '#shared/company/model.ts'
import { people } from '#shared/people/contract.ts'
import { type CurrentUser } from '#shared/people/contract/show-me.ts'
import { session } from '../session/browser-session.ts'
import { useSignedIn } from '../session/known-user.ts'

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
    await navigate('/register/personal-information')
  }

  return (
    <>
      {user?.deleted_company && <DeletedCompanyAlert company={user.deleted_company} />}
      <CompanyPage known={infoOf(user)} save={save} />
    </>
  )
}

export function YourData() {
  const navigate = useNavigate()
  const user = useSignedIn()
  const { data, error } = useApi(people.showPerson, user ? { path: { id: user.id } } : null)
  const known = data ? asTyped(data.data) : error ? nothingYet : undefined

  async function goOn() {
    await session.reload()
    await navigate('/register/team')
  }

  if (!known) return <SkeletonRows rows={4} />
  return <PersonalDataPage known={known} onSaved={goOn} back="/register/company" />
}

export function TeamSetUp() {
  const navigate = useNavigate()
  const completing = useChange(company.completeRegistration)

  async function finish() {
    await completing.change()
    await session.reload()
    await navigate('/dashboard')
  }

  return <TeamPage finish={finish} back="/register/personal-information" />
}
