import { useTranslation } from 'react-i18next'
import { TestimonialsPage } from '#web/backoffice/content/testimonials/testimonials-page.tsx'
import { TestimonialCard } from '#web/site/home/said/testimonial-card.tsx'

/** Testimonials, previewed by the card of the home page. */
export function TestimonialsArea() {
  const { t } = useTranslation('sitecontent')
  return (
    <TestimonialsPage
      renderPreview={draft => <TestimonialCard testimonial={draft} stars={t('stars', { count: draft.rating })} />}
    />
  )
}
