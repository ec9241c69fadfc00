import type { ReactNode } from 'react'
import { ClosingSection } from './year/closing-section.tsx'
import { ComparedSection } from './compared-section.tsx'
import { PricesSection } from './prices/prices-section.tsx'
import { ProofSection } from './proof-section.tsx'
import { QuestionsSection } from './questions/questions-section.tsx'
import { RequestSection } from './request-section.tsx'
import { RolesSection } from './roles-section.tsx'
import { TrustSection } from './trust-section.tsx'
import { useGoToHash } from './use-go-to-hash.ts'
import { YearSection } from './year/year-section.tsx'
import styles from './home-sections.module.css'

interface HomeSectionsProps {
  signUp: ReactNode
  /** The tax on the prices, once it is known. */
  vatPercent?: number | undefined
  /** What operators have put there; nothing while there is none. */
  brands?: ReactNode
  testimonials?: ReactNode
}

/** The home page below its first screen, which ends with the way in once more. */
export function HomeSections({ signUp, vatPercent, brands, testimonials }: HomeSectionsProps) {
  useGoToHash()
  return (
    <div className={styles.sections}>
      {brands}
      <YearSection />
      <ProofSection />
      <RequestSection />
      <ComparedSection />
      <RolesSection />
      {testimonials}
      <PricesSection vatPercent={vatPercent} />
      <TrustSection />
      <QuestionsSection />
      <ClosingSection signUp={signUp} />
    </div>
  )
}
