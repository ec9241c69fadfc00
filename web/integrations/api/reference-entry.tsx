import { useTranslation } from 'react-i18next'
import { commandOf, type ReferenceEntry as Entry, type ReferenceField } from '#shared/integrations/reference.ts'
import type { KeyIn } from '#shared/words/translation-key.ts'
import { DisclosureSummary } from '#web/ui/disclosure/disclosure-summary.tsx'
import { CodeBlock } from './code-block.tsx'
import styles from './api.module.css'

/** An endpoint: what it does, what it takes and gives, and a call of it. */
export function ReferenceEntry({ entry, base }: { entry: Entry; base: string }) {
  const { t } = useTranslation('api')
  const { name, method, path, scope, fields } = entry
  const line = `${method} ${path}`
  return (
    <li>
      <details className={styles.entry} id={name}>
        <DisclosureSummary>
          <span className={styles.line}>
            <code>
              <b>{method}</b> {path}
            </code>
            {scope === 'write' && <span className={styles.scope}>{t('needsWrite')}</span>}
            <span className={styles.what}>{t(name as KeyIn<'api'>)}</span>
          </span>
        </DisclosureSummary>
        <div className={styles.details}>
          <Fields title={t('takes')} fields={fields.filter(({ place }) => place !== 'reply')} />
          <Fields title={t('gives')} fields={fields.filter(({ place }) => place === 'reply')} />
          <CodeBlock label={line} text={commandOf(entry, base)} />
        </div>
      </details>
    </li>
  )
}

function Fields({ title, fields }: { title: string; fields: readonly ReferenceField[] }) {
  const { t } = useTranslation('api')
  if (!fields.length) return null
  return (
    <section aria-label={title}>
      <h4>{title}</h4>
      <dl className={styles.fields}>
        {fields.map(({ name, place, type, isRequired }) => (
          <div key={`${place} ${name}`}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {place !== 'reply' && <span>{t(place)} · </span>}
              <code>{type}</code>
              {place !== 'reply' && !isRequired && <span> · {t('optional')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
