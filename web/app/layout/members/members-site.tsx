import { MembersLayout } from './members-layout.tsx'
import { ProductFrame } from '../product-frame.tsx'

/** Around public pages as members see them: with their own header. */
export function MembersSite() {
  return (
    <ProductFrame>
      <MembersLayout />
    </ProductFrame>
  )
}
