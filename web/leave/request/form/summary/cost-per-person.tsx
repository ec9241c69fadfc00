import { useTranslation } from 'react-i18next'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { personName } from '#web/ui/person/person-name.ts'
import styles from '../../request-modal.module.css'
import { periodOf } from '../fields/typed-days.ts'
import type { RequestDraft } from '../request-draft.ts'
import { usePreview } from '../use-preview.ts'

/** How many people get a preview; each is a call to the server. */
const mostPreviews = 12

/** What a request for several people costs each of them. */
export function CostPerPerson({ draft }: { draft: RequestDraft }) {
  const { t, i18n } = useTranslation('leave')
  const colleagues = useApi(people.listPeople).data?.data ?? []
  const chosen = colleagues.filter(({ id }) => draft.user_id.includes(id))
  if (!periodOf(draft)) return null
  return (
    <section className={styles.perPerson}>
      <h3>{t('perPerson')}</h3>
      <ul>
        {chosen.slice(0, mostPreviews).map(person => (
          <li key={person.id}>
            <b>{personName(person, i18n.language)}</b>
            <Cost draft={draft} id={person.id} />
          </li>
        ))}
      </ul>
      {chosen.length > mostPreviews && (
        <p className={styles.hint}>{t('perPersonMore', { count: chosen.length - mostPreviews })}</p>
      )}
    </section>
  )
}

function Cost({ draft, id }: { draft: RequestDraft; id: string }) {
  const { t } = useTranslation('leave')
  const preview = usePreview(draft, { user_id: id })
  if (!preview) return <span>{t('counting')}</span>
  const rejections = Object.values(preview.errors).flat()
  return rejections.length ? (
    <span className={styles.refused}>{rejections.join(' ')}</span>
  ) : (
    <span>{t('workingDays', { count: preview.days })}</span>
  )
}
