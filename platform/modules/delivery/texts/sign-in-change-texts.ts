import type { SignInChangeKind } from '#shared/contracts/sign-in-changes.ts';

/** What a message about a change names in one language. */
interface SignInChangeTexts {
  /** One sentence without a full stop: subject of the email and beginning of the text message. */
  readonly changes: Readonly<Record<SignInChangeKind, string>>;
  /** Place that is not known. */
  readonly noPlace: string;
  /** Device that is not known. */
  readonly noDevice: string;
  /** Two sentences at the end of the last message of a kind on a day, for later changes of that kind. */
  readonly lastToday: string;
}

const TEXTS: Readonly<Record<string, SignInChangeTexts>> = {
  en: {
    changes: {
      email_changed: 'The email of your account was changed',
      network_joined: 'A social network was added to your account',
      network_removed: 'A social network was removed from your account',
      new_device: 'Someone signed in to your account on a new device',
      passkey_added: 'A passkey was added to your account',
      passkey_removed: 'A passkey was removed from your account',
      password_changed: 'Your password was changed',
      password_reset: 'Your password was reset',
      phone_added: 'A phone number was added to your account',
      phone_changed: 'The phone number of your account was changed',
      recovery_code_used: 'A recovery code was used to sign in',
      recovery_codes_made: 'New recovery codes were made for your account',
      secure_question_changed: 'The security question of your account was changed',
      totp_added: 'An authenticator app was added to your account',
      totp_removed: 'The authenticator app was removed from your account',
      two_step_off: 'Two-step sign-in was turned off',
      two_step_on: 'Two-step sign-in was turned on',
    },
    noPlace: 'unknown',
    noDevice: 'unknown device',
    lastToday:
      'This is the last message of this kind today. The link above also takes back all changes that come later.',
  },
  de: {
    changes: {
      email_changed: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
      network_joined: 'Ein soziales Netzwerk wurde zu Ihrem Konto hinzugefügt',
      network_removed: 'Ein soziales Netzwerk wurde aus Ihrem Konto entfernt',
      new_device: 'Anmeldung bei Ihrem Konto auf einem neuen Gerät',
      passkey_added: 'Ein Passkey wurde zu Ihrem Konto hinzugefügt',
      passkey_removed: 'Ein Passkey wurde aus Ihrem Konto entfernt',
      password_changed: 'Ihr Passwort wurde geändert',
      password_reset: 'Ihr Passwort wurde zurückgesetzt',
      phone_added: 'Eine Telefonnummer wurde zu Ihrem Konto hinzugefügt',
      phone_changed: 'Die Telefonnummer Ihres Kontos wurde geändert',
      recovery_code_used: 'Bei der Anmeldung wurde ein Wiederherstellungscode verwendet',
      recovery_codes_made: 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt',
      secure_question_changed: 'Die Sicherheitsfrage Ihres Kontos wurde geändert',
      totp_added: 'Eine Authenticator-App wurde zu Ihrem Konto hinzugefügt',
      totp_removed: 'Die Authenticator-App wurde aus Ihrem Konto entfernt',
      two_step_off: 'Die Zwei-Schritt-Anmeldung wurde ausgeschaltet',
      two_step_on: 'Die Zwei-Schritt-Anmeldung wurde eingeschaltet',
    },
    noPlace: 'unbekannt',
    noDevice: 'unbekanntes Gerät',
    lastToday:
      'Das ist heute die letzte Nachricht dieser Art. Der Link oben macht auch alle späteren Änderungen rückgängig.',
  },
  es: {
    changes: {
      email_changed: 'Se ha cambiado el correo de tu cuenta',
      network_joined: 'Se ha añadido una red social a tu cuenta',
      network_removed: 'Se ha quitado una red social de tu cuenta',
      new_device: 'Alguien ha entrado en tu cuenta desde un dispositivo nuevo',
      passkey_added: 'Se ha añadido una llave de acceso a tu cuenta',
      passkey_removed: 'Se ha quitado una llave de acceso de tu cuenta',
      password_changed: 'Se ha cambiado tu contraseña',
      password_reset: 'Se ha restablecido tu contraseña',
      phone_added: 'Se ha añadido un teléfono a tu cuenta',
      phone_changed: 'Se ha cambiado el teléfono de tu cuenta',
      recovery_code_used: 'Se ha usado un código de recuperación para entrar',
      recovery_codes_made: 'Se han creado códigos de recuperación nuevos para tu cuenta',
      secure_question_changed: 'Se ha cambiado la pregunta de seguridad de tu cuenta',
      totp_added: 'Se ha añadido una aplicación de autenticación a tu cuenta',
      totp_removed: 'Se ha quitado la aplicación de autenticación de tu cuenta',
      two_step_off: 'Se ha desactivado la verificación en dos pasos',
      two_step_on: 'Se ha activado la verificación en dos pasos',
    },
    noPlace: 'desconocido',
    noDevice: 'dispositivo desconocido',
    lastToday:
      'Este es el último aviso de este tipo por hoy. El enlace de arriba también deshace todos los cambios posteriores.',
  },
  fr: {
    changes: {
      email_changed: 'L’adresse e-mail de votre compte a été modifiée',
      network_joined: 'Un réseau social a été ajouté à votre compte',
      network_removed: 'Un réseau social a été supprimé de votre compte',
      new_device: 'Connexion à votre compte depuis un nouvel appareil',
      passkey_added: 'Une clé d’accès a été ajoutée à votre compte',
      passkey_removed: 'Une clé d’accès a été supprimée de votre compte',
      password_changed: 'Votre mot de passe a été modifié',
      password_reset: 'Votre mot de passe a été réinitialisé',
      phone_added: 'Un numéro de téléphone a été ajouté à votre compte',
      phone_changed: 'Le numéro de téléphone de votre compte a été modifié',
      recovery_code_used: 'Un code de secours a été utilisé pour se connecter',
      recovery_codes_made: 'De nouveaux codes de secours ont été créés pour votre compte',
      secure_question_changed: 'La question de sécurité de votre compte a été modifiée',
      totp_added: 'Une application d’authentification a été ajoutée à votre compte',
      totp_removed: 'L’application d’authentification a été supprimée de votre compte',
      two_step_off: 'La connexion en deux étapes a été désactivée',
      two_step_on: 'La connexion en deux étapes a été activée',
    },
    noPlace: 'inconnu',
    noDevice: 'appareil inconnu',
    lastToday:
      'C’est le dernier message de ce type pour aujourd’hui. Le lien ci-dessus annule aussi tous les changements suivants.',
  },
  pt: {
    changes: {
      email_changed: 'O e-mail da sua conta foi alterado',
      network_joined: 'Uma rede social foi adicionada à sua conta',
      network_removed: 'Uma rede social foi removida da sua conta',
      new_device: 'Alguém entrou na sua conta em um dispositivo novo',
      passkey_added: 'Uma chave de acesso foi adicionada à sua conta',
      passkey_removed: 'Uma chave de acesso foi removida da sua conta',
      password_changed: 'Sua senha foi alterada',
      password_reset: 'Sua senha foi redefinida',
      phone_added: 'Um telefone foi adicionado à sua conta',
      phone_changed: 'O telefone da sua conta foi alterado',
      recovery_code_used: 'Um código de recuperação foi usado para entrar',
      recovery_codes_made: 'Novos códigos de recuperação foram criados para sua conta',
      secure_question_changed: 'A pergunta de segurança da sua conta foi alterada',
      totp_added: 'Um aplicativo autenticador foi adicionado à sua conta',
      totp_removed: 'O aplicativo autenticador foi removido da sua conta',
      two_step_off: 'A verificação em duas etapas foi desativada',
      two_step_on: 'A verificação em duas etapas foi ativada',
    },
    noPlace: 'desconhecido',
    noDevice: 'dispositivo desconhecido',
    lastToday: 'Este é o último aviso deste tipo hoje. O link acima também desfaz todas as mudanças posteriores.',
  },
  ru: {
    changes: {
      email_changed: 'Почта вашего аккаунта изменена',
      network_joined: 'К вашему аккаунту добавлена соцсеть',
      network_removed: 'Соцсеть удалена из вашего аккаунта',
      new_device: 'Вход в ваш аккаунт с нового устройства',
      passkey_added: 'В ваш аккаунт добавлен ключ доступа',
      passkey_removed: 'Ключ доступа удалён из вашего аккаунта',
      password_changed: 'Ваш пароль изменён',
      password_reset: 'Ваш пароль сброшен',
      phone_added: 'К вашему аккаунту добавлен телефон',
      phone_changed: 'Телефон вашего аккаунта изменён',
      recovery_code_used: 'Для входа использован код восстановления',
      recovery_codes_made: 'Для вашего аккаунта созданы новые коды восстановления',
      secure_question_changed: 'Контрольный вопрос вашего аккаунта изменён',
      totp_added: 'К вашему аккаунту добавлено приложение-аутентификатор',
      totp_removed: 'Приложение-аутентификатор удалено из вашего аккаунта',
      two_step_off: 'Двухэтапный вход выключен',
      two_step_on: 'Двухэтапный вход включён',
    },
    noPlace: 'неизвестно',
    noDevice: 'неизвестное устройство',
    lastToday: 'Это последнее сообщение такого рода на сегодня. Ссылка выше отменит и все более поздние изменения.',
  },
  tr: {
    changes: {
      email_changed: 'Hesabınızın e-postası değiştirildi',
      network_joined: 'Hesabınıza bir sosyal hesap eklendi',
      network_removed: 'Hesabınızdan bir sosyal hesap kaldırıldı',
      new_device: 'Hesabınıza yeni bir cihazdan giriş yapıldı',
      passkey_added: 'Hesabınıza bir geçiş anahtarı eklendi',
      passkey_removed: 'Hesabınızdan bir geçiş anahtarı kaldırıldı',
      password_changed: 'Şifreniz değiştirildi',
      password_reset: 'Şifreniz sıfırlandı',
      phone_added: 'Hesabınıza bir telefon numarası eklendi',
      phone_changed: 'Hesabınızın telefon numarası değiştirildi',
      recovery_code_used: 'Giriş için bir kurtarma kodu kullanıldı',
      recovery_codes_made: 'Hesabınız için yeni kurtarma kodları oluşturuldu',
      secure_question_changed: 'Hesabınızın güvenlik sorusu değiştirildi',
      totp_added: 'Hesabınıza bir kimlik doğrulama uygulaması eklendi',
      totp_removed: 'Hesabınızdan kimlik doğrulama uygulaması kaldırıldı',
      two_step_off: 'İki adımlı giriş kapatıldı',
      two_step_on: 'İki adımlı giriş açıldı',
    },
    noPlace: 'bilinmiyor',
    noDevice: 'bilinmeyen cihaz',
    lastToday: 'Bu, bugün bu türden son iletidir. Yukarıdaki bağlantı sonraki tüm değişiklikleri de geri alır.',
  },
  ar: {
    changes: {
      email_changed: 'تم تغيير البريد الإلكتروني لحسابك',
      network_joined: 'تمت إضافة حساب اجتماعي إلى حسابك',
      network_removed: 'تمت إزالة حساب اجتماعي من حسابك',
      new_device: 'تم تسجيل الدخول إلى حسابك من جهاز جديد',
      passkey_added: 'تمت إضافة مفتاح مرور إلى حسابك',
      passkey_removed: 'تمت إزالة مفتاح مرور من حسابك',
      password_changed: 'تم تغيير كلمة مرورك',
      password_reset: 'تمت إعادة تعيين كلمة مرورك',
      phone_added: 'تمت إضافة رقم هاتف إلى حسابك',
      phone_changed: 'تم تغيير رقم هاتف حسابك',
      recovery_code_used: 'استُخدم رمز استرداد لتسجيل الدخول',
      recovery_codes_made: 'أُنشئت رموز استرداد جديدة لحسابك',
      secure_question_changed: 'تم تغيير سؤال الأمان لحسابك',
      totp_added: 'تمت إضافة تطبيق مصادقة إلى حسابك',
      totp_removed: 'تمت إزالة تطبيق المصادقة من حسابك',
      two_step_off: 'تم إيقاف تسجيل الدخول بخطوتين',
      two_step_on: 'تم تفعيل تسجيل الدخول بخطوتين',
    },
    noPlace: 'غير معروف',
    noDevice: 'جهاز غير معروف',
    lastToday: 'هذه آخر رسالة من هذا النوع اليوم. الرابط أعلاه يلغي أيضًا كل التغييرات اللاحقة.',
  },
};

/** Returns the words about changes of how a player signs in; the English ones for an unknown language. */
export function signInChangeTexts(language: string): SignInChangeTexts {
  const texts = Object.hasOwn(TEXTS, language) ? TEXTS[language] : TEXTS.en;
  if (!texts) throw new Error('The English texts of sign-in changes are missing');
  return texts;
}
