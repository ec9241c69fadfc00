import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { yearOf } from '#shared/calendar/day.ts'
import { people } from '#shared/people/contract.ts'
import { useDraftedForm } from '#web/api/drafts/use-drafted-form.ts'
import { useChange } from '#web/api/use-change.ts'
import { useFormError } from '#web/api/errors/use-form-error.ts'
import { Button } from '#web/ui/button/button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import { todayInBudapest } from '#web/ui/dates/today.ts'
import { FormError } from '#web/ui/form/form-error.tsx'
import { InvitedPeople } from './invited-people.tsx'
import styles from './registration.module.css'
import { TeamFields } from './team-fields.tsx'
import { countFilled, invitesOf, mistakesIn, nothingYet, settled, type RowError, type Team } from './team-rows.ts'

interface TeamPageProps {
  /** Ends the registration. */
  finish: () => Promise<void>
  /** The address of the previous step. */
  back: string
}

/** The registration step that invites colleagues by email, or is skipped. */
export function TeamPage({ finish, back }: TeamPageProps) {
  const { t } = useTranslation(['people', 'common', 'problems'])
  // Those who are invited already are kept with what is typed.
  const { form, finish: dropDraft } = useDraftedForm<Team>({ name: 'team', known: nothingYet })
  const [rows, invited] = useWatch({ control: form.control, name: ['rows', 'invited'] })
  const { change } = useChange(people.invitePeople)
  const { formError, setFormError, submitWith } = useFormError(form)
  const waiting = countFilled(rows)

  const show = (errors: RowError[]) =>
    errors.forEach(({ at, field = 'email', sentence }, index) =>
      form.setError(`rows.${at}.${field}`, { message: sentence }, { shouldFocus: index === 0 }),
    )

  async function invite(team: Team) {
    const mistakes = mistakesIn(team)
    if (mistakes.length) return show(mistakes.map(mistake => ({ ...mistake, sentence: t(mistake.sentence) })))
    const { data } = await change({
      body: { invites: invitesOf(team, { year: yearOf(todayInBudapest()), reason: t('leftOfLastYear') }) },
    })
    const { team: after, errors } = settled(team, data)
    form.reset(after, { keepDefaultValues: true })
    show(errors)
    if (errors.length) setFormError(t('someFailed', { count: errors.length }))
  }

  const submit = submitWith(async team => {
    if (countFilled(team.rows)) return invite(team)
    await finish()
    dropDraft()
  })

  return (
    <>
      <h1>{t('teamTitle')}</h1>
      <p>{t('teamLead')}</p>
      <form onSubmit={submit} noValidate>
        <FormError tone="warning">{formError}</FormError>
        {invited.length > 0 && <InvitedPeople invited={invited} />}
        <TeamFields form={form} />
        <div className={styles.steps}>
          <LinkButton to={back} size="lg" icon="arrow-left">
            {t('common:back')}
          </LinkButton>
          <Button type="submit" variant="primary" size="lg" isPending={form.formState.isSubmitting}>
            {waiting ? t('invite', { count: waiting }) : t(invited.length ? 'finish' : 'skip')}
          </Button>
        </div>
      </form>
    </>
  )
}
