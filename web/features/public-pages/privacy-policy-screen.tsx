import { LegalDocument } from './legal-document.tsx';
import { privacyPolicy } from './privacy-policy.en.ts';

/** Privacy Policy (spec 2 §2, "Legal pages"). */
export default function PrivacyPolicyScreen() {
  return <LegalDocument legal={privacyPolicy} />;
}
