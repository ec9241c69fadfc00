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

/** The home page below its first screen, which ends with the way in once more. */
export function HomeSections({ signUp }: { signUp: ReactNode }) {
  useGoToHash()
  return (
    <div className={styles.sections}>
      <YearSection />
      <ProofSection />
      <RequestSection />
      <ComparedSection />
      <RolesSection />
      <PricesSection />
      <TrustSection />
      <QuestionsSection />
      <ClosingSection signUp={signUp} />
    </div>
  )
}
