import { useTranslation } from 'react-i18next'
import { DecidedCalendar } from './decided-calendar.tsx'
import { ProductPicture, type Pictures } from './product-picture.tsx'
import { Section } from './section.tsx'
import styles from './request-section.module.css'

const pictures = import.meta.glob<string>('./pictures/*/{ask,decide,calendar}-*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
}) satisfies Pictures

const steps = [
  ['Ask', 'ask', 390, 600],
  ['Decide', 'decide', 486, 195],
  ['See', 'calendar', 974, 405],
] as const

/** What becomes of a request, from whoever asks to the calendar of the team, in pictures of the product. */
export function RequestSection() {
  const { t } = useTranslation('home')
  return (
    <Section title={t('requestTitle')} lead={t('requestLead')}>
      <ol className={styles.steps}>
        {steps.map(([name, shot, width, height]) => (
          <li key={name} className={styles.step}>
            <h3>{t(`request${name}`)}</h3>
            <p>{t(`request${name}Text`)}</p>
            <div className={styles.well} data-shot={shot}>
              {shot === 'calendar' ? (
                <DecidedCalendar pictures={pictures} alt={t('requestSeeAlt')} width={width} height={height} />
              ) : (
                <ProductPicture
                  pictures={pictures}
                  name={shot}
                  alt={t(`request${name}Alt`)}
                  width={width}
                  height={height}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
