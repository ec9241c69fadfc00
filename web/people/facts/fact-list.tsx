import { useTranslation } from 'react-i18next'
import type { FactChangeView } from '#shared/people/contract/facts/fact-change-view.ts'
import { TextWithArrows } from '#web/ui/text-with-arrows/text-with-arrows.tsx'
import styles from './facts.module.css'

/** What each fact was and what it becomes. */
export function FactList({ changes }: Pick<FactChangeView, 'changes'>) {
  const { t } = useTranslation('profile')
  return (
    <dl className={styles.facts}>
      {changes.map(({ fact, label, before, after }) => (
        <div key={fact}>
          <dt>{label}</dt>
          <dd>
            <TextWithArrows text={t('factFromTo', { before, after })} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
