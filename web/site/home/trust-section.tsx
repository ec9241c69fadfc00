import { useTranslation } from 'react-i18next'
import { Section } from './section.tsx'
import styles from './trust-section.module.css'

const facts = ['Union', 'Take', 'Erase', 'Trace'] as const
const kinds = ['Absence', 'Type', 'Facts'] as const

/** Who sees how much of an absence: as many kinds, from the first on. */
const seers = { You: 3, Admin: 3, Approver: 2, Team: 1 } as const

/** Where the data is, and who may know what of somebody's absence. */
export function TrustSection() {
  const { t } = useTranslation('home')
  return (
    <Section title={t('trustTitle')}>
      <div className={styles.columns}>
        <dl className={styles.facts}>
          {facts.map(fact => (
            <div key={fact}>
              <dt>{t(`trust${fact}`)}</dt>
              <dd>{t(`trust${fact}Text`)}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.card}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('seesWho')}</th>
                {kinds.map(kind => (
                  <th key={kind} scope="col">
                    {t(`sees${kind}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(Object.keys(seers) as (keyof typeof seers)[]).map(who => (
                <tr key={who}>
                  <th scope="row">{t(`seer${who}`)}</th>
                  {kinds.map((kind, place) => (
                    <td key={kind}>
                      <i
                        role="img"
                        className={styles.box}
                        data-seen={place < seers[who] || undefined}
                        aria-label={t(place < seers[who] ? 'sees' : 'seesNot')}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.key} aria-hidden="true">
            <i className={styles.box} data-seen /> {t('sees')}
            <i className={styles.box} /> {t('seesNot')}
          </p>
          <p className={styles.note}>{t('seesNote')}</p>
        </div>
      </div>
    </Section>
  )
}
