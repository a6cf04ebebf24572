import { LegalDocument } from './legal-document.tsx';
import { licenseAgreement } from './license-agreement.en.ts';

/** User License Agreement (spec 2 §2, "Legal pages"). */
export default function LicenseAgreementScreen() {
  return <LegalDocument legal={licenseAgreement} />;
}
