import { useTranslation } from 'react-i18next'
import { productName } from '#shared/words/product.ts'
import { supportAddress } from '#web/api/support-address.ts'
import { Prose } from '../prose/prose.tsx'
import { TableOfContents } from '../prose/table-of-contents.tsx'
import type { LegalDocument } from './legal-document.ts'
import styles from './legal-page.module.css'
import { OperatorFacts } from './operator-facts.tsx'

/** A document of several sections, with its contents beside it. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { t } = useTranslation(['legal', 'common'])
  const values = { product: productName, support: supportAddress }
  const sections = document.sections.map(section => ({
    id: section,
    title: t(`legal:${section}Title`, values),
    text: t(`legal:${section}Text`, values),
  }))
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t(`legal:${document.name}Title`)}</h1>
      <p className={styles.lead}>{t(`legal:${document.name}Lead`, values)}</p>
      {document.updated && <p className={styles.updated}>{t('lastUpdated', { date: document.updated })}</p>}
      <div className={styles.columns}>
        <div className={styles.sections}>
          {sections.map(({ id, title, text }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{title}</h2>
              {id === document.factsUnder && <OperatorFacts />}
              <Prose text={text} />
            </section>
          ))}
        </div>
        <TableOfContents entries={sections} />
      </div>
    </div>
  )
}
