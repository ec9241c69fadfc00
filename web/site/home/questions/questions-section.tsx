import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { supportAddress } from '#web/api/support-address.ts'
import { Icon } from '#web/ui/icon/icon.tsx'
import { questions } from './questions.ts'
import { Section } from '../section.tsx'
import { useIsNear } from '../motion/use-is-near.ts'
import styles from './questions-section.module.css'

/** It brings the means of every form, and nobody can use it without a program, so it is not written with the page. */
const ContactForm = lazy(async () => ({ default: (await import('./contact-form.tsx')).ContactForm }))

/** Questions with their answers, and beside them the form for all others. */
export function QuestionsSection() {
  const { t } = useTranslation('home')
  const contact = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(contact)
  return (
    <Section id="contact-us" title={t('questionsTitle')}>
      <div className={styles.columns}>
        <div>
          {questions.map((name, place) => (
            <details key={name} className={styles.question} open={place === 0}>
              <summary>
                {t(`${name}Question`)} <Icon name="chevron-down" size="sm" />
              </summary>
              <p>{t(`${name}Answer`)}</p>
            </details>
          ))}
        </div>
        <div ref={contact} className={styles.contact}>
          <h3>{t('contactTitle')}</h3>
          <p>
            {t('contactLead')} <a href={`mailto:${supportAddress}`}>{supportAddress}</a>
          </p>
          {isNear && (
            <Suspense fallback={null}>
              <ContactForm />
            </Suspense>
          )}
        </div>
      </div>
    </Section>
  )
}
