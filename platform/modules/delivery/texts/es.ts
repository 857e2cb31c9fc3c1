import type { MessageTexts } from './message-texts.ts';

export const es: MessageTexts = {
  verify: {
    subject: 'Confirme su correo',
    body: 'Hola:\n\nConfirme que esta dirección es suya:\n{link}\n\nSi no tiene cuenta en {brand}, no haga nada.\n\n{brand}',
  },
  activate: {
    subject: 'Active su cuenta',
    body: 'Hola:\n\nActive su cuenta:\n{link}\n\nSi no ha abierto ninguna en {brand}, no haga nada.\n\n{brand}',
  },
  newsletter: {
    subject: 'Nuestras novedades',
    body: 'Hola:\n\nRecibe las novedades de {brand}. Para dejar de recibirlas:\n{link}\n\n{brand}',
  },
  password: {
    subject: 'Una contraseña nueva',
    body: 'Hola:\n\nFije una contraseña nueva con este enlace, en el plazo de una hora:\n{link}\n\nSi no lo ha pedido, no haga nada: su contraseña sigue igual.\n\n{brand}',
  },
  password_code: {
    subject: 'Una contraseña nueva',
    body: 'Hola:\n\nSu código para una contraseña nueva: {code}\nVale {minutes} minutos. No se lo diga a nadie; nosotros nunca lo pedimos.\n\nO fije la contraseña con este enlace, en el plazo de una hora:\n{link}\n\nSi no lo ha pedido, no haga nada: su contraseña sigue igual.\n\n{brand}',
  },
  login: {
    subject: 'Su enlace para entrar',
    body: 'Hola:\n\nEste enlace le permite entrar una vez, durante {minutes} minutos:\n{link}\n\nSi no lo ha pedido, no haga nada y no se lo enseñe a nadie.\n\n{brand}',
  },
  two_step: {
    subject: 'Su código para entrar: {code}',
    body: 'Hola:\n\nSu código para el segundo paso de la entrada: {code}\nVale {minutes} minutos. No se lo diga a nadie; nosotros nunca lo pedimos.\n\nSi no está entrando ahora, alguien conoce su contraseña: cámbiela.\n\n{brand}',
  },
  sms_login: {
    subject: '',
    body: '{brand}: su código para entrar es {code}. Vale {minutes} minutos. No se lo diga a nadie.',
  },
  sms_two_step: {
    subject: '',
    body: '{brand}: su código para el segundo paso de la entrada es {code}. Vale {minutes} minutos. No se lo diga a nadie.',
  },
  sms_password: {
    subject: '',
    body: '{brand}: su código para una contraseña nueva es {code}. Vale {minutes} minutos. No se lo diga a nadie.',
  },
  sms_by_email: { subject: '', body: '{brand}: su cuenta está protegida con dos pasos. Pida el código por correo.' },
  sms_phone: { subject: '', body: '{brand}: su código para confirmar este número es {code}. Vale {minutes} minutos.' },
};
