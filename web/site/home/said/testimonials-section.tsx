import { useTranslation } from 'react-i18next'
import type { ShownTestimonial } from '#shared/site/content/testimonial.ts'
import { Section } from '../section.tsx'
import { TestimonialCard } from './testimonial-card.tsx'
import styles from './said.module.css'

/** What customers have said, as operators have put it there. */
export function TestimonialsSection({ testimonials }: { testimonials: readonly ShownTestimonial[] }) {
  const { t } = useTranslation('home')
  return (
    <Section title={t('testimonialsTitle')}>
      <ul className={styles.list}>
        {testimonials.map(testimonial => (
          <li key={testimonial.id}>
            <TestimonialCard testimonial={testimonial} stars={t('ratingOfFive', { rating: testimonial.rating })} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
