import { useTranslation } from 'react-i18next'
import { callsPerMinute } from '#shared/contract/api-key.ts'
import { Card } from '#web/ui/card/card.tsx'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb/breadcrumb.tsx'
import { CodeBlock } from './code-block.tsx'
import { examplePrograms } from './example-programs.ts'
import { Reference } from './reference.tsx'
import styles from './api.module.css'

/** What whoever writes a program for the company has to know, with programs that run and every endpoint. */
export function ApiPage() {
  const { t, i18n } = useTranslation(['api', 'integrations'])
  const base = `${location.origin}/api/${i18n.language}`
  return (
    <div className={styles.page}>
      <Breadcrumb above={[{ to: '/company/integrations', label: t('integrations:title') }]} here={t('title')} />
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <Card title={t('begin')}>
        <p>{t('beginText')}</p>
        <CodeBlock
          label={t('beginCall')}
          text={`export SZABI_KEY=szk_…\ncurl "${base}/user/list" \\\n  -H "Authorization: Bearer $SZABI_KEY"`}
        />
        <ul className={styles.rules}>
          <li>{t('ruleReply')}</li>
          <li>{t('ruleLimit', { calls: callsPerMinute })}</li>
          <li>{t('ruleRetry')}</li>
          <li>{t('ruleChanged')}</li>
        </ul>
      </Card>
      <Card title={t('programs')} lead={t('programsLead')}>
        {examplePrograms.map(({ word, name, text }) => (
          <section key={name} className={styles.program}>
            <h3>{name}</h3>
            <p>{t(word)}</p>
            <CodeBlock label={name} text={text.trim()} />
          </section>
        ))}
        <p>{t('run')}</p>
        <CodeBlock label={t('runCall')} text={`SZABI_URL=${location.origin} SZABI_KEY=szk_… node away-today.mjs`} />
      </Card>
      <Card title={t('reference')} lead={t('referenceLead')}>
        <Reference base={base} />
        <p>
          <a href="/api/openapi.json">{t('openDocs')}</a>
        </p>
      </Card>
    </div>
  )
}
