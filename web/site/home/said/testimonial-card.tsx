import type { ShownTestimonial } from '#shared/site/content/testimonial.ts'
import { Stars } from './stars.tsx'
import styles from './said.module.css'

interface TestimonialCardProps {
  testimonial: Omit<ShownTestimonial, 'id'>
  /** The rating in words. */
  stars: string
}

/** What one customer has said; all of it is text, whatever was typed. */
export function TestimonialCard({ testimonial, stars }: TestimonialCardProps) {
  const { title, rating, description, name, position, company } = testimonial
  return (
    <figure className={styles.card}>
      <Stars count={rating} label={stars} />
      <blockquote>
        <b>{title}</b>
        <p>{description}</p>
      </blockquote>
      <figcaption>
        <b>{name}</b>
        <br />
        <span>{[position, company].filter(Boolean).join(', ')}</span>
      </figcaption>
    </figure>
  )
}
