import { useTranslation } from 'react-i18next'
import { Icon } from '#web/ui/icon/icon.tsx'
import { Section } from './section.tsx'
import styles from './compared-section.module.css'

const rows = ['moved', 'children', 'entry', 'parents', 'sick', 'change', 'who'] as const

/** What a spreadsheet leaves to whoever keeps it, and what the product knows by itself. */
export function ComparedSection() {
  const { t } = useTranslation('home')
  return (
    <Section title={t('tableTitle')} lead={t('tableLead')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['Subject', 'Excel', 'Here', 'Why'] as const).map(column => (
              <th key={column} scope="col">
                {t(`table${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row}>
              <th scope="row">{t(`${row}Subject`)}</th>
              <td>
                <span className={styles.narrow}>Excel: </span>
                {t(`${row}Excel`)}
              </td>
              <td className={styles.known}>
                <span>
                  <Icon name="check" size="sm" /> {t(`${row}Here`)}
                </span>
              </td>
              <td>{t(`${row}Why`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
