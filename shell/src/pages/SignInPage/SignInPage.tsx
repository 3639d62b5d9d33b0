import { ComingPage } from '../../components/ComingPage.tsx';

export default function SignInPage() {
  return (
    <ComingPage title="Sign In">
      Customer accounts open soon. Until then you need none: look around, fill your cart and upload your
      designs. What is in the cart stays in this browser.
    </ComingPage>
  );
}
